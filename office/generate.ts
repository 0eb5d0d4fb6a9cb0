import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import payload, { generateImportMap } from 'payload';
import config from './payload.config.ts';

// node generate.ts [NAME OF A MIGRATION]: what Payload makes from the configuration and Git keeps.
const [name] = process.argv.slice(2);
await generateImportMap(await config, { force: true, log: true });
if (name !== undefined) {
  process.env['PAYLOAD_MIGRATING'] = 'true';
  await payload.init({ config, disableDBConnect: true, disableOnInit: true });
  await payload.db.createMigration({ migrationName: name, payload, forceAcceptWarning: true });
  // Payload writes for its own loader, this project runs TypeScript as it is.
  for (const file of globSync('migrations/*.ts', { cwd: import.meta.dirname })) {
    const place = path.join(import.meta.dirname, file);
    const text = readFileSync(place, 'utf8')
      .replace(/^(?!\/\/)/u, '// @ts-nocheck: as Payload writes it.\n')
      .replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateUpArgs,')
      // Migrations are never taken back.
      .replace(/\n+export async function down[^]*$/u, '\n')
      .replaceAll(/\n *down: .*/gu, '')
      .replaceAll(/from '(\.\/\d+_\d+_\w+)'/gu, "from '$1.ts'");
    writeFileSync(place, text);
  }
  // The next migration is compared with the newest state only.
  const [, ...older] = globSync('migrations/*.json', { cwd: import.meta.dirname })
    .toSorted()
    .toReversed();
  for (const file of older) rmSync(path.join(import.meta.dirname, file));
}
process.exit(0);

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '#server/http/build-manifest.ts';

// node publish-quickly.ts FOLDER: publishes by a build that takes no time, in a process that can be killed.
process.env['CONTENT_DIR'] = 'tests/example-content';
const { openWebsite } = await import('../../office/server/website.ts');
const [folder = ''] = process.argv.slice(2);

const website = await openWebsite({
  projectRoot: process.cwd(),
  dataDir: join(folder, 'data'),
  buildSite: () => {
    const built = mkdtempSync(join(folder, 'build-'));
    writeFileSync(join(built, MANIFEST_FILE), '{}');
    return Promise.resolve({ status: 'built', folder: built });
  },
});
const { status } = await website.publish({ name: 'Anna', email: 'anna@firma.example' }, 'Frage');
process.exitCode = status === 'published' ? 0 : 1;

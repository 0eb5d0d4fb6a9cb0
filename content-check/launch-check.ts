import { Resolver } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '#content-model/content-folder.ts';
import { writtenContactEmail } from './content-files.ts';
import { inReadingOrder } from './content-problem.ts';
import { contentReport } from './content-report.ts';
import { launchContent } from './launch-content.ts';
import { launchMail, launchSettings } from './launch-settings.ts';
import { launchTexts as texts } from './launch-texts.ts';

// `npm run launch-check`; `-- --dns ADDRESS` asks that DNS server about the mail domain, such as the one where records were changed.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dns: { type: 'string' } },
});
const root = positionals[0] ?? join(import.meta.dirname, '..');
if (!existsSync(join(root, contentDir))) {
  console.error(`There is no content in ${root}.`);
  process.exit(2);
}
const dns = new Resolver({ timeout: 3000, tries: 2 });
if (values.dns !== undefined) dns.setServers([values.dns]);

const findings = inReadingOrder([
  ...launchContent(root),
  ...launchSettings(root, process.env),
  ...(await launchMail(root, process.env, writtenContactEmail(root), dns)),
]);
const { failure, hints } = contentReport(findings, texts.blockers, texts.hints);

if (hints) console.log(`${hints}\n`);
console.log(failure ?? texts.ready);
if (failure) process.exitCode = 1;

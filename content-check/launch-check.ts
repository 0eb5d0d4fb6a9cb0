import { inReadingOrder } from './content-problem.ts';
import { contentReport } from './content-report.ts';
import { launchContent } from './launch-content.ts';
import { launchSettings } from './launch-settings.ts';
import { launchTexts as texts } from './launch-texts.ts';

const root = process.argv[2] ?? new URL('..', import.meta.url).pathname;
const findings = inReadingOrder([...launchContent(root), ...launchSettings(root, process.env)]);
const { failure, hints } = contentReport(findings, texts.blockers, texts.hints);

if (hints) console.log(`${hints}\n`);
console.log(failure ?? texts.ready);
if (failure) process.exitCode = 1;

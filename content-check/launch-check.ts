import { writtenSiteUrl } from './content-files.ts';
import { formatProblem, inReadingOrder } from './content-problem.ts';
import { launchContent } from './launch-content.ts';
import { launchSettings } from './launch-settings.ts';
import { settingTexts as texts } from './launch-texts.ts';

const root = process.argv[2] ?? new URL('..', import.meta.url).pathname;
const findings = inReadingOrder([
  ...launchContent(root),
  ...launchSettings(root, process.env, writtenSiteUrl(root)),
]);
const linesOf = (severity: 'problem' | 'warning') =>
  findings
    .filter((finding) => finding.severity === severity)
    .map((finding) => `  ${formatProblem(finding)}`);

const blockers = linesOf('problem');
const hints = linesOf('warning');
if (hints.length > 0) console.log([texts.hints, ...hints, ''].join('\n'));
if (blockers.length > 0) {
  console.log([texts.blockers(blockers.length), ...blockers].join('\n'));
  process.exitCode = 1;
} else {
  console.log(texts.ready);
}

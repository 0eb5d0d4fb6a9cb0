import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { formatProblem } from './content-report.ts';
import { createContent, newEntries } from './new-content.ts';
import { newTexts } from './new-texts.ts';

// `npm run new -- artikel|person|frage "Titel"`
const root = join(import.meta.dirname, '..');
const [entryGiven = '', ...words] = process.argv.slice(2);
const entry = newEntries.find((one) => one === entryGiven);
const title = words.join(' ').trim();

if (!entry || title === '') {
  console.error(newTexts.usage(newEntries));
  process.exitCode = 2;
} else {
  const made = createContent(root, entry, title);
  if ('refusal' in made) {
    console.error(made.refusal);
    process.exitCode = 1;
  } else {
    const wrong = checkContent(root).filter(
      ({ file, severity }) => file === made.file && severity === 'problem',
    );
    if (wrong.length > 0) {
      console.error(newTexts.failed(made.file, wrong.map(formatProblem)));
      process.exitCode = 1;
    } else {
      console.log(newTexts.created(made.file));
    }
  }
}

import { contentDir } from '#content-model/content-folder.ts';
import { checkContent } from './check-content.ts';
import { readContentDocument, type ContentDocument } from './content-document.ts';
import { contentInventory } from './content-inventory.ts';
import type { ContentProblem } from './content-problem.ts';
import { findSampleContent } from './find-sample-content.ts';
import { launchTexts } from './launch-texts.ts';

const companyFile = `${contentDir}/site/company.yaml`;

const samples = (root: string): ContentProblem[] =>
  findSampleContent(root).map(({ file, line, what }) => ({
    file,
    line,
    sentence: launchTexts.sample(what),
    severity: 'problem',
  }));

const legalNotes = ({ file, text }: ContentDocument): ContentProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('Anwaltlich prüfen')
        ? [{ file, line: index + 1, sentence: launchTexts.legalNote, severity: 'warning' as const }]
        : [],
    );

function conditionalLegalFields({ file, fields }: ContentDocument): ContentProblem[] {
  const written = new Set(
    fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0]),
  );
  return Object.entries(launchTexts.neededWhen)
    .filter(([field]) => !written.has(field))
    .map(([field, neededWhen]) => ({
      file,
      // A field that is not there has no line; the list of fields begins on the first.
      line: 1,
      sentence: launchTexts.missingLegalField(field, neededWhen),
      severity: 'warning',
    }));
}

/**
 * Everything below `content/` of a project folder that a launch has to wait for or that somebody
 * should look at before: sample values, claims without evidence (§ 5 UWG), what the content check
 * finds (a missing legal field among it), fields that the law asks of some companies only, and
 * notes for a lawyer. A `problem` blocks the launch, a `warning` does not.
 */
export function launchContent(root: string): ContentProblem[] {
  const documents = contentInventory(root).entries.map(({ file }) =>
    readContentDocument(root, file),
  );
  return [
    ...checkContent(root),
    ...samples(root),
    ...documents.filter(({ file }) => file.startsWith(`${contentDir}/legal/`)).flatMap(legalNotes),
    ...documents.filter(({ file }) => file === companyFile).flatMap(conditionalLegalFields),
  ];
}

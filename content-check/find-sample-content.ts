import { readContentDocument, type ContentDocument } from './content-document.ts';
import { contentInventory } from './content-inventory.ts';
import { fieldOfLine } from './field-lines.ts';
import { sampleTexts } from './sample-texts.ts';
import { sampleNames, sampleValues } from './sample-values.ts';

/** A value that has to be replaced before the website goes public. */
export interface SampleContent {
  /** From the project folder. */
  file: string;
  line: number;
  /** German sentence without a full stop. */
  what: string;
}

const isSampleFlag = (line: string) => /^\s*sample:\s*true\b/u.test(line);
const evidenceOf = (line: string) => /^\s*evidence:\s*["']?(sample|pending)\b/u.exec(line)?.[1];

function samplesOfLine(
  document: ContentDocument,
  line: string,
  number: number,
  isSampleFile: boolean,
): string[] {
  if (isSampleFlag(line)) return [sampleTexts.file];
  const evidence = evidenceOf(line);
  const claim = String(fieldOfLine(document.fields, number)?.[0] ?? '');
  if (evidence)
    return [
      evidence === 'pending' ? sampleTexts.pendingEvidence(claim) : sampleTexts.evidence(claim),
    ];
  // A file that says it is a sample need not say so for every name in it.
  return isSampleFile ? sampleValues(line) : [...sampleValues(line), ...sampleNames(line)];
}

function samplesOf(document: ContentDocument): SampleContent[] {
  const lines = document.text.split('\n');
  const isSampleFile = lines.some(isSampleFlag);
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    if (index + 1 < document.bodyLine && /^\s*#/u.test(line)) return [];
    return samplesOfLine(document, line, index + 1, isSampleFile)
      .filter((what) => !seen.has(what) && seen.add(what))
      .map((what) => ({ file: document.file, line: index + 1, what }));
  });
}

/** Every sample value below `content/` of a project folder, once per file, for the summary at the start and the check before a launch. */
export const findSampleContent = (root: string): SampleContent[] =>
  contentInventory(root).entries.flatMap(({ file }) => samplesOf(readContentDocument(root, file)));

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { leastTextPictureWidth, textPicturePattern } from '#content-model/text-pictures.ts';
import { visibleLines, type ContentDocument, type SchemaOf } from './content-files.ts';
import {
  fieldProblem,
  lineProblem,
  plain,
  type Complaint,
  type ContentProblem,
} from './content-problem.ts';
import { pictureSize } from './picture-size.ts';
import { fieldSchema, pictureComplaint, schemaIn, startOfFile } from './schema-problems.ts';
import { writtenTexts } from './text-problems.ts';

// The size stands in the first few kilobytes, behind what a camera writes about itself.
const START_BYTES = 65_536;

/** Pictures with fewer pixels than the page shows them with. */
export function pictureProblems(
  root: string,
  document: ContentDocument,
  schemaOf: SchemaOf,
): ContentProblem[] {
  const folder = dirname(resolve(root, document.file));
  const addresses = writtenTexts(document.data).filter(({ path }) => path.at(-1) === 'file');
  return addresses.flatMap(({ path, text }): ContentProblem[] => {
    const { leastWidth = 0, leastHeight = 0 } = fieldSchema(schemaIn(folder, schemaOf), path) ?? {};
    const file = join(folder, text);
    // What is missing or no picture is a matter of the schema.
    const size = existsSync(file) ? pictureSize(startOfFile(file, START_BYTES)) : undefined;
    if (!size) return [];
    const complaint =
      tooNarrow(text, size.width, leastWidth) ?? tooLow(text, size.height, leastHeight);
    return complaint ? [fieldProblem(document, path, complaint)] : [];
  });
}

/** Finds pictures in texts that are missing, too small or not described; only articles may show pictures. */
export function textPictureProblems(
  root: string,
  document: ContentDocument,
  collection: string,
): ContentProblem[] {
  const folder = dirname(resolve(root, document.file));
  return visibleLines(document).flatMap((line, index) =>
    [...line.matchAll(textPicturePattern)].flatMap(({ groups }): ContentProblem[] => {
      const { alt = '', address = '' } = groups ?? {};
      const complaint =
        collection === 'blog' ? complaintOf(folder, alt, address) : plain('pictureOutsideArticle');
      return complaint ? [lineProblem(document.file, index + 1, complaint)] : [];
    }),
  );
}

function complaintOf(folder: string, alt: string, address: string): Complaint | undefined {
  const complaint = pictureComplaint(folder, address);
  if (complaint) return complaint;
  const { width = 0 } = pictureSize(startOfFile(join(folder, address), START_BYTES)) ?? {};
  if (width >= leastTextPictureWidth && alt.trim() === '')
    return { code: 'pictureWithoutWords', params: { address } };
  return tooNarrow(address, width, leastTextPictureWidth);
}

const tooNarrow = (address: string, width: number, least: number): Complaint | undefined =>
  width < least ? { code: 'pictureTooNarrow', params: { address, width, least } } : undefined;

const tooLow = (address: string, height: number, least: number): Complaint | undefined =>
  height < least ? { code: 'pictureTooLow', params: { address, height, least } } : undefined;

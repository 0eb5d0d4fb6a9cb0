import { dirname, join, resolve } from 'node:path';
import { leastTextPictureWidth, textPicturePattern } from '#content-model/text-pictures.ts';
import type { ContentDocument } from './content-files.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureSize } from './picture-size.ts';
import { pictureComplaint, startOfFile } from './schema-problems.ts';
import { texts } from './texts.ts';

// As for pictures of fields: the size comes after the metadata of the camera.
const START_BYTES = 65_536;

/** Finds pictures in texts that are missing, too small or not described; only articles may show pictures. */
export function textPictureProblems(
  root: string,
  { file, text, bodyLine }: ContentDocument,
  collection: string,
): ContentProblem[] {
  const folder = dirname(resolve(root, file));
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1;
    const found = line < bodyLine ? [] : [...written.matchAll(textPicturePattern)];
    return found.flatMap(({ groups }): ContentProblem[] => {
      const { alt = '', address = '' } = groups ?? {};
      const sentence =
        collection === 'blog' ? complaintOf(folder, alt, address) : texts.picture.onlyInArticles;
      return sentence ? [{ file, line, sentence, severity: 'problem' }] : [];
    });
  });
}

function complaintOf(folder: string, alt: string, address: string): string | undefined {
  const complaint = pictureComplaint(folder, address);
  if (complaint) return complaint;
  const { width = 0 } = pictureSize(startOfFile(join(folder, address), START_BYTES)) ?? {};
  if (width < leastTextPictureWidth) {
    return texts.picture.tooSmall(address, width, leastTextPictureWidth);
  }
  return alt.trim() === '' ? texts.picture.withoutWords(address) : undefined;
}

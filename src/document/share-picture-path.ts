import { createHash } from 'node:crypto';

/**
 * Address of the picture that shows a title when somebody shares the page, such as
 * `/share/3f9a2c….jpg`; `build/share-pictures` draws it. Pages with one title share one picture.
 */
export function sharePicturePath(title: string): string {
  return `/share/${createHash('sha256').update(title).digest('hex').slice(0, 16)}.jpg`;
}

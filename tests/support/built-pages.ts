import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { readBuildManifest } from '#server/http/build-manifest.ts';

export interface BuiltPage {
  /** Address, such as `/blog/eins`; `/404` for the page of unknown addresses. */
  readonly route: string;
  /** Absolute path of the HTML file. */
  readonly file: string;
  readonly html: string;
}

/**
 * Every finished page of a build.
 *
 * @param distFolder Such as `dist`.
 * @throws Error when there is no complete build in the folder.
 */
export function builtPages(distFolder: string): BuiltPage[] {
  const { files, notFound } = readBuildManifest(distFolder);
  const stored = Object.entries(files).filter(([, { file }]) => file.endsWith('.html'));
  const pages = stored.map(([route, { file }]) => ({ route, file }));
  if (notFound) pages.push({ route: '/404', file: notFound.file });
  return pages.map(({ route, file }) => {
    const path = join(distFolder, 'client', file);
    return { route, file: path, html: readFileSync(path, 'utf8') };
  });
}

/** The page as a document; nothing in it runs or loads. */
export function documentOf({ html }: BuiltPage) {
  return new new Window().DOMParser().parseFromString(html, 'text/html');
}

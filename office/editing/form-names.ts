import { basename, extname } from 'node:path';
import type { Reader } from '#content-check/content-problem.ts';
import { collections, fileOfEntry, type CollectionName } from '../content/entries.ts';
import { collectionTitles } from './texts.ts';

/** The form in which a file of content is edited. */
export interface FormName {
  readonly collection: CollectionName;
  readonly slug: string;
  /** What people who edit call it. */
  readonly title: string;
  /** Such as `/inhalte/faq/kosten`. */
  readonly address: string;
}

/**
 * The form of a file; undefined when no form holds it, such as a picture.
 *
 * @param file May begin with folders above the content, such as `content/faq/kosten.yaml`.
 */
export function formOf(file: string): FormName | undefined {
  const slug = basename(file, extname(file));
  const found = collections.find((one) => {
    const own = fileOfEntry(one, slug);
    return own !== undefined && `/${file}`.endsWith(`/${own}`);
  });
  if (found === undefined) return undefined;
  const { name, only } = found;
  const title = `${collectionTitles[name]}${only === undefined ? `: ${slug}` : ''}`;
  return { collection: name, slug, title, address: `/inhalte/${name}/${slug}` };
}

/** For whoever sees forms instead of files. */
export const forForms: Reader = {
  place: (file) => {
    const title = formOf(file)?.title;
    return title === undefined ? file : `„${title}“`;
  },
  written: () => '',
};

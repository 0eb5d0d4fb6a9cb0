import { contentFiles } from '../../src/content-model/collections.ts';
import type { ContentName } from '../fields/content-schema.ts';

/** One kind of content: its name, and the file or the files that hold it. */
export interface Kind {
  readonly name: ContentName;
  readonly hasText: boolean;
  /** There is one document of it. */
  readonly isSingle: boolean;
  /** Below the content folder; a slug is needed where there are many. */
  readonly fileOf: (slug?: string) => string;
}

/** Every kind of content in the order of the content model. */
export const kinds: readonly Kind[] = Object.entries(contentFiles).map(([name, { files }]) => ({
  name: name as ContentName,
  hasText: files.endsWith('.md'),
  isSingle: !files.includes('*'),
  fileOf: (slug = '') => files.replace('*', slug),
}));

export const singleKinds = kinds.filter(({ isSingle }) => isSingle);
export const manyKinds = kinds.filter(({ isSingle }) => !isSingle);

/** The pictures of the website, which lists show beside what they illustrate. */
export const pictures = { name: 'media', isSingle: false } as const;

/** Where the office shows a document, or all of a kind. */
export function addressOf(
  { name, isSingle }: Pick<Kind, 'isSingle'> & { readonly name: string },
  id?: number | string,
): string {
  if (isSingle) return `/admin/globals/${name}`;
  return `/admin/collections/${name}${id === undefined ? '' : `/${String(id)}`}`;
}

export const kindNamed = (name: string): Kind => {
  const found = kinds.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no content called ${name}.`);
  return found;
};

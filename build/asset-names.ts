import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ListedFile } from './list-files.ts';
import { customProperty, selectedClasses } from './page-styles.ts';

interface Asset {
  /** Other files and pages mention it by this name. */
  readonly name: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

/**
 * Reads the scripts and style sheets of a build and returns a function that tells the words in those
 * which a page can load, however late. Among them is every class and custom property that they use.
 */
export async function readAssetNames(
  clientFolder: string,
  files: readonly ListedFile[],
): Promise<(html: string) => ReadonlySet<string>> {
  const listed = files.filter(({ file }) => /\.(?:js|css)$/.test(file));
  const assets = await Promise.all(
    listed.map(async ({ file }): Promise<Asset> => {
      const text = await readFile(join(clientFolder, file), 'utf8');
      return {
        name: basename(file),
        text,
        words: file.endsWith('.js') ? wordsOf(text) : namesOf(text),
      };
    }),
  );
  // Pages of one kind mention the same assets, so their words are gathered once.
  const known = new Map<string, ReadonlySet<string>>();
  return (html) => {
    const mentioned = mentionedIn(html, assets);
    const key = mentioned.map(({ name }) => name).join('/');
    return known.getOrInsertComputed(key, () => wordsOfAll(mentioned, assets));
  };
}

const mentionedIn = (text: string, assets: readonly Asset[]) =>
  assets.filter(({ name }) => text.includes(name));

function wordsOfAll(mentioned: readonly Asset[], assets: readonly Asset[]): ReadonlySet<string> {
  const loaded = new Set(mentioned);
  // A set goes on with what is added to it meanwhile: what those mention in turn.
  for (const { text } of loaded) mentionedIn(text, assets).forEach((asset) => loaded.add(asset));
  return new Set([...loaded].flatMap(({ words }) => [...words]));
}

const wordsOf = (script: string) => new Set(script.split(/[\s"'`,()]+/));

const namesOf = (styles: string) =>
  new Set([...selectedClasses(styles), ...(styles.match(customProperty) ?? [])]);

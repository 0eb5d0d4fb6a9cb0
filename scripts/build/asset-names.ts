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
  return (html) => {
    const loaded = new Set<Asset>();
    const load = (text: string) => {
      for (const asset of assets) {
        if (loaded.has(asset) || !text.includes(asset.name)) continue;
        loaded.add(asset);
        load(asset.text);
      }
    };
    load(html);
    return new Set([...loaded].flatMap(({ words }) => [...words]));
  };
}

const wordsOf = (script: string) => new Set(script.split(/[\s"'`,()]+/));

const namesOf = (styles: string) =>
  new Set([...selectedClasses(styles), ...(styles.match(customProperty) ?? [])]);

import { globSync } from 'node:fs';
import { readContentDocument } from '#content-check/content-files.ts';
import { projectRoot } from './copied-content.ts';

export interface WrittenWord {
  readonly word: string;
  readonly file: string;
}

// What stands in the text but is no word of it: comments, citations, placeholders, addresses, code.
const NO_WORDS =
  /<!--[\s\S]*?-->|\[@[^\]]*\]|\{[^}]*\}|\]\([^)]*\)|https?:\S+|\S+@\S+|`[^`]*`|<[^>]+>|(?<=\s)-\p{L}+|\b(?:[\w-]+\.)+[a-z]{2,}\b/gu;
const WORD = /\p{L}[\p{L}\p{M}\u2011-]*\p{L}|\p{L}/gu;
// Names of icons, files, days and the like: one piece, nothing that a visitor reads as a sentence.
const IDENTIFIER = /^[a-z\d_./:#%-][\w./:#%-]*$/u;

/** Every word for visitors in a content folder; the titles of foreign publications are left out. */
export function writtenWords(folder: string): WrittenWord[] {
  return globSync(`${folder}/*/**/*.{md,yaml}`, { cwd: projectRoot })
    .filter((file) => !file.startsWith(`${folder}/sources/`))
    .flatMap((file) => {
      const { data, text, bodyLine } = readContentDocument(projectRoot, file);
      const body = text.split('\n').slice(bodyLine - 1);
      const texts = [...stringsIn(readByVisitors(file, data)), body.join('\n')].filter(
        (one) => !IDENTIFIER.test(one),
      );
      return texts.flatMap((one) =>
        [...one.replaceAll(NO_WORDS, ' ').matchAll(WORD)].map(([word]) => ({ word, file })),
      );
    });
}

// What somebody may type into the search, in whatever spelling, is nothing that they read.
const TYPED = new Set(['distress', 'signposts', 'asides']);

function readByVisitors(file: string, data: unknown): unknown {
  if (!file.endsWith('search/words.yaml')) return data;
  return Object.fromEntries(Object.entries(data as object).filter(([field]) => !TYPED.has(field)));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

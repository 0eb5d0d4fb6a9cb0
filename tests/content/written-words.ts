import { globSync } from 'node:fs';
import { readContentDocument } from '#content-check/content-document.ts';
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
const IDENTIFIER = /^\/\S*$|^[a-z\d_./:#%-][\w./:#%-]*$/u;

/** Every word for visitors in a content folder; the titles of foreign publications are left out. */
export function writtenWords(folder: string): WrittenWord[] {
  return globSync(`${folder}/*/**/*.{md,yaml}`, { cwd: projectRoot })
    .filter((file) => !file.startsWith(`${folder}/sources/`))
    .flatMap((file) => {
      const { data, text, bodyLine } = readContentDocument(projectRoot, file);
      const body = text.split('\n').slice(bodyLine - 1);
      const texts = [...stringsIn(data), body.join('\n')].filter((one) => !IDENTIFIER.test(one));
      return texts.flatMap((one) =>
        [...one.replaceAll(NO_WORDS, ' ').matchAll(WORD)].map(([word]) => ({ word, file })),
      );
    });
}

// What somebody may type into the search, in whatever spelling, is nothing that they read.
const TYPED = new Set(['distress', 'phrases', 'asides']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const read = Object.entries(value).filter(([field]) => !TYPED.has(field));
  return read.flatMap(([, one]) => stringsIn(one));
}

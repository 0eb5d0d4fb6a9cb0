import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, matchesGlob, relative, sep } from 'node:path';
import { closestMatch } from 'leven';
import { contentFiles } from '#content-model/collections.ts';
import { contentDir } from '#content-model/content-folder.ts';
import type { ContentProblem } from './content-problem.ts';
import { pictureEndings } from './picture-file.ts';
import type { SchemaOf } from './schema-problems.ts';
import { texts } from './texts.ts';

export interface ContentEntry {
  /** From the project folder. */
  file: string;
  collection: string;
  schema: SchemaOf;
}

const kinds: { collection: string; pattern: string; schema: SchemaOf }[] = Object.entries(
  contentFiles,
).map(([collection, { files, schema }]) => ({
  collection,
  pattern: files,
  schema,
}));
const isSingle = (pattern: string) => !pattern.includes('*');
const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Files below `content/`, with forward slashes; hidden files are left out. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();

const isFree = (file: string) =>
  file === 'README.md' || (dirname(file) === 'pictures' && pictureEndings.includes(extname(file)));

function strangerSentence(file: string): string {
  if (dirname(file) === 'pictures') return texts.inventory.notAPicture(pictureEndings);
  const folderKind = kinds.find(
    ({ pattern }) => !isSingle(pattern) && dirname(pattern) === dirname(file),
  );
  if (folderKind) return texts.inventory.wrongEnding(extname(folderKind.pattern));
  const singles = kinds.map(({ pattern }) => pattern).filter(isSingle);
  const closest = closestMatch(file, singles, { maxDistance: 6 });
  return closest
    ? texts.inventory.unknownMeant(`${contentDir}/${closest}`)
    : texts.inventory.unknown;
}

/** Which files there are, and which are missing, unknown or wrongly named. */
export function contentInventory(root: string): {
  entries: ContentEntry[];
  problems: ContentProblem[];
} {
  const files = filesBelow(join(root, contentDir));
  const entries: ContentEntry[] = [];
  const problems: ContentProblem[] = [];
  const complain = (file: string, sentence: string) =>
    problems.push({ file: `${contentDir}/${file}`, sentence, severity: 'problem' });
  for (const file of files.filter((candidate) => !isFree(candidate))) {
    const kind = kinds.find(({ pattern }) => matchesGlob(file, pattern));
    if (!kind) complain(file, strangerSentence(file));
    else
      entries.push({
        file: `${contentDir}/${file}`,
        collection: kind.collection,
        schema: kind.schema,
      });
    if (kind && !addressName.test(basename(file, extname(file))))
      complain(file, texts.inventory.badName);
  }
  for (const { pattern } of kinds) {
    if (isSingle(pattern) && !files.includes(pattern)) complain(pattern, texts.inventory.missing);
  }
  return { entries, problems };
}

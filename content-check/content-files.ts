import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, matchesGlob, relative, resolve, sep } from 'node:path';
import { closestMatch } from 'leven';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { contentDir } from '#content-model/content-folder.ts';
import { contentFiles } from '#content-model/collections.ts';
import {
  fieldLines,
  lineProblem,
  plain,
  type Complaint,
  type ContentProblem,
  type FieldLine,
  type PlainCode,
} from './content-problem.ts';
import type { SchemaContext } from 'astro/content/config';
import { syntaxComplaint } from './issue-complaints.ts';
import { readAsAstro, valuesOf } from './read-yaml.ts';
import { splitEntry } from './split-entry.ts';

/** One file below `content/`, read but not yet judged. */
export interface ContentDocument {
  /** From the project folder, for example `content/faq/kosten.yaml`. */
  file: string;
  /** The whole text as it stands in the file. */
  text: string;
  /** The fields as plain values; `undefined` when they could not be read. */
  data: unknown;
  /** The same as Astro reads them, which should be no different. */
  astroData: unknown;
  fields: FieldLine[];
  /** Line on which the text below the front matter begins; beyond the end for YAML files. */
  bodyLine: number;
  /** Why the fields could not be read. */
  unreadable?: { line: number | undefined; code: PlainCode };
}

const lineCount = (text: string) => text.split('\n').length;

/** Reads a YAML file or the front matter of a Markdown file. Never throws for what a writer wrote. */
export const readContentDocument = (root: string, file: string): ContentDocument =>
  parseContentDocument(file, readFileSync(resolve(root, file), 'utf8'));

/** The same for a text that does not stand in the folder, as a draft or an earlier version. */
export function parseContentDocument(file: string, text: string): ContentDocument {
  const unreadable = (code: PlainCode, line?: number) => ({
    file,
    text,
    data: undefined,
    astroData: undefined,
    fields: [],
    bodyLine: Number.POSITIVE_INFINITY,
    unreadable: { line, code },
  });

  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) return unreadable('notUtf8', lineCount(text.slice(0, broken)));

  const { start, fields: source, end, body } = splitEntry(file, text);
  if (body === text) return unreadable('noFrontMatter', 1);
  const linesBefore = body === undefined ? 0 : 1;

  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, code } = syntaxComplaint(error, source);
    return unreadable(code, line + linesBefore);
  }
  if (document.contents === null) return unreadable('emptyFile');
  const astro = readAsAstro(file, text);
  if ('code' in astro) return unreadable(astro.code, astro.line);
  const data = valuesOf(document);
  if (data === undefined) return unreadable('unreadableLine');

  return {
    file,
    text,
    data,
    astroData: astro.data,
    fields: fieldLines(document.contents, counter, linesBefore),
    bodyLine: body === undefined ? Number.POSITIVE_INFINITY : lineCount(`${start}${source}${end}`),
  };
}

/** The text below the fields, line by line: empty above it and where notes stand, so that each line keeps its number. */
export const visibleLines = ({ text, bodyLine }: ContentDocument): string[] =>
  text
    .split('\n')
    .map((line, index) => (index + 1 < bodyLine ? '' : line))
    .join('\n')
    .replace(/<!--[\s\S]*?-->/gu, (note) => note.replace(/[^\n]/gu, ''))
    .split('\n');

export type SchemaOf = (context: SchemaContext) => z.ZodType;

export const pictureEndings = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

interface ContentEntry {
  /** From the project folder. */
  file: string;
  collection: string;
  schema: SchemaOf;
}

const kinds = Object.entries(contentFiles).map(([collection, { files, schema }]) => ({
  collection,
  pattern: files,
  schema,
}));
const isSingle = (pattern: string) => !pattern.includes('*');
const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Files below the folder, with forward slashes; hidden files are left out. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .toSorted();

const isFree = (file: string) =>
  file === 'README.md' || (dirname(file) === 'pictures' && pictureEndings.includes(extname(file)));

function strangerComplaint(file: string): Complaint {
  if (dirname(file) === 'pictures')
    return { code: 'notAPictureFile', params: { endings: pictureEndings } };
  const folderKind = kinds.find(
    ({ pattern }) => !isSingle(pattern) && dirname(pattern) === dirname(file),
  );
  if (folderKind) return { code: 'wrongEnding', params: { ending: extname(folderKind.pattern) } };
  const singles = kinds.map(({ pattern }) => pattern).filter(isSingle);
  const closest = closestMatch(file, singles, { maxDistance: 6 });
  return { code: 'unknownFile', params: { closest: closest && `${contentDir}/${closest}` } };
}

/** Which files there are, and which are missing, unknown or wrongly named. */
export function contentInventory(root: string): {
  entries: ContentEntry[];
  problems: ContentProblem[];
} {
  const files = filesBelow(resolve(root, contentDir));
  const entries: ContentEntry[] = [];
  const problems: ContentProblem[] = [];
  const complain = (file: string, complaint: Complaint) =>
    problems.push(lineProblem(`${contentDir}/${file}`, undefined, complaint));
  for (const file of files.filter((candidate) => !isFree(candidate))) {
    const kind = kinds.find(({ pattern }) => matchesGlob(file, pattern));
    if (!kind) complain(file, strangerComplaint(file));
    else entries.push({ ...kind, file: `${contentDir}/${file}` });
    if (kind && !addressName.test(basename(file, extname(file))))
      complain(file, plain('badFileName'));
  }
  for (const { pattern } of kinds) {
    if (isSingle(pattern) && !files.includes(pattern)) complain(pattern, plain('missingFile'));
  }
  return { entries, problems };
}

/**
 * The address of the website as `content/site/brand.yaml` has it, or `undefined` when the file is
 * missing, broken or has no address. Never throws: what is wrong is for the content check to say.
 */
export function writtenSiteUrl(root: string): string | undefined {
  const url = writtenValue(root, 'site/brand.yaml', 'siteUrl');
  return url !== undefined && URL.canParse(url) ? url : undefined;
}

/** The address for contracts in `content/site/contact.yaml`, by the same rules. */
export const writtenContactEmail = (root: string): string | undefined =>
  writtenValue(root, 'site/contact.yaml', 'contactEmail');

function writtenValue(root: string, file: string, field: string): string | undefined {
  try {
    const value = parseDocument(readFileSync(resolve(root, contentDir, file), 'utf8')).get(field);
    return typeof value === 'string' ? value : undefined;
  } catch {
    // The file is missing or cannot be read, which the check reports.
    return undefined;
  }
}

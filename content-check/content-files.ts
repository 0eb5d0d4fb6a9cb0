import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, matchesGlob, relative, resolve, sep } from 'node:path';
import { closestMatch } from 'leven';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { contentFiles } from '#content-model/collections.ts';
import { contentDir } from '#content-model/content-folder.ts';
import { readContentDocument, type ContentDocument } from './content-document.ts';
import { lineProblem, plain, type Complaint, type ContentProblem } from './content-problem.ts';
import { pictureEndings, schemaIn } from './content-schemas.ts';

/** A file of the content with what is known of it by its place. */
export interface ContentEntry extends ContentDocument {
  collection: string;
  /** Below the content, such as `blog`. */
  folder: string;
  /** Absolute path of that folder. */
  directory: string;
  /** The last part of the address, where the file becomes a page. */
  name: string;
  schema: z.ZodType;
}

const patterns = Object.entries(contentFiles).map(([collection, { files, schema }]) => ({
  collection,
  pattern: files,
  schemaOf: schema,
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
  const sibling = patterns.find(
    ({ pattern }) => !isSingle(pattern) && dirname(pattern) === dirname(file),
  );
  if (sibling) return { code: 'wrongEnding', params: { ending: extname(sibling.pattern) } };
  const singles = patterns.map(({ pattern }) => pattern).filter(isSingle);
  const closest = closestMatch(file, singles, { maxDistance: 6 });
  return { code: 'unknownFile', params: { closest: closest && `${contentDir}/${closest}` } };
}

/** Every file of the content that there is a schema for, read; and which are missing, unknown or wrongly named. */
export function contentInventory(root: string): {
  documents: ContentEntry[];
  problems: ContentProblem[];
} {
  const files = filesBelow(resolve(root, contentDir));
  const documents: ContentEntry[] = [];
  const problems: ContentProblem[] = [];
  const complain = (file: string, complaint: Complaint) =>
    problems.push(lineProblem(`${contentDir}/${file}`, undefined, complaint));
  for (const file of files.filter((candidate) => !isFree(candidate))) {
    const known = patterns.find(({ pattern }) => matchesGlob(file, pattern));
    if (!known) {
      complain(file, strangerComplaint(file));
      continue;
    }
    const folder = dirname(file);
    const directory = resolve(root, contentDir, folder);
    const name = basename(file, extname(file));
    documents.push({
      ...readContentDocument(root, `${contentDir}/${file}`),
      collection: known.collection,
      folder,
      directory,
      name,
      schema: schemaIn(directory, known.schemaOf),
    });
    if (!addressName.test(name)) complain(file, plain('badFileName'));
  }
  for (const { pattern } of patterns) {
    if (isSingle(pattern) && !files.includes(pattern)) complain(pattern, plain('missingFile'));
  }
  return { documents, problems };
}

/** The files alone. */
export const contentDocuments = (root: string): ContentEntry[] => contentInventory(root).documents;

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

import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { parseDocument } from 'yaml';
import { rewriteEntry } from '../../office/content/rewrite-entry.ts';
import { splitEntry } from '../../content-check/split-entry.ts';
import { kinds, type Kind } from '../collections/kinds.ts';
import { mediaFolder } from '../collections/media.ts';
import { valuesOf, type Lookups } from '../fields/values.ts';
import type { LexicalText, Places } from '../markdown/lexical-nodes.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { readPlaces } from './places.ts';

type Document = Readonly<Record<string, unknown>>;

/**
 * Writes everything that is published into a content folder. Files keep every byte of what nobody changed,
 * and those whose document is gone are removed.
 */
export async function exportContent(payload: Payload, folder: string): Promise<void> {
  const places = await readPlaces(payload);
  for (const kind of kinds) {
    const documents = await published(payload, kind);
    const files = documents.map((document) => kind.fileOf(slugOf(document)));
    for (const [at, document] of documents.entries()) {
      const file = path.join(folder, files[at] ?? '');
      write(
        file,
        entryText(kind, document, places, existsSync(file) ? readFileSync(file, 'utf8') : ''),
      );
    }
    for (const file of globSync(kind.fileOf('*'), { cwd: folder })) {
      if (!files.includes(file)) rmSync(path.join(folder, file));
    }
  }
  await exportPictures(payload, folder);
}

const slugOf = ({ slug, id }: Document): string => String(slug ?? id);

/** The text of a file, from the document and the file as it is. */
export function entryText(
  kind: Kind,
  document: Document,
  places: Places & Lookups,
  before: string,
): string {
  const parts = splitEntry(kind.fileOf('x'), before);
  const earlier: unknown = parseDocument(parts.fields).toJS() ?? {};
  const values = valuesOf(kind.name, document, places, earlier);
  if (!kind.hasText) return rewriteEntry(kind.name, before, { values });
  const text = document['text'] as LexicalText | null | undefined;
  const body = text ? writeMarkdown(text, places, parts.body ?? '') : '';
  return rewriteEntry(kind.name, before, { values, body });
}

async function published(payload: Payload, { name, isSingle }: Kind): Promise<Document[]> {
  if (isSingle) return [(await payload.findGlobal({ slug: name as never, depth: 0 })) as Document];
  const where = { _status: { equals: 'published' } };
  const options = { collection: name as never, depth: 0, pagination: false, where } as const;
  return (await payload.find(options)).docs as unknown as Document[];
}

async function exportPictures(payload: Payload, folder: string): Promise<void> {
  const options = { collection: 'media' as never, depth: 0, pagination: false } as const;
  const pictures = (await payload.find(options)).docs as unknown as { filename: string }[];
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  for (const { filename } of pictures) {
    const to = path.join(folder, 'pictures', filename);
    if (!existsSync(to)) copyFileSync(path.join(mediaFolder(), filename), to);
  }
}

// Whole or not at all.
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

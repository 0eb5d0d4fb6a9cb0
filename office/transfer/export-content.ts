import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { parseDocument } from 'yaml';
import { rewriteEntry } from '../content/rewrite-entry.ts';
import { splitEntry } from '../../src/content-model/split-entry.ts';
import { kinds, pictures, type Kind } from '../collections/kinds.ts';
import { mediaFolder } from '../collections/media.ts';
import { valuesOf, type Lookups } from '../fields/values.ts';
import type { LexicalText, Places } from '../markdown/lexical-nodes.ts';
import { GoneError, writeMarkdown } from '../markdown/write-markdown.ts';
import { readPlaces } from './places.ts';
import { documentsOf } from './versions-of.ts';

type Document = Readonly<Record<string, unknown>>;

/** A document as it would be, in place of the one that is published; nothing where it would be gone. */
export interface Change {
  readonly kind: Kind;
  readonly id?: string | number | undefined;
  readonly document?: Document | undefined;
}

interface ExportOptions {
  /** Of a transaction whose changes count. */
  readonly req?: PayloadRequest;
  readonly changes?: readonly Change[];
  /** The newest drafts instead of what is published. */
  readonly drafts?: boolean;
  /** Whether a draft can be shown at all; the file of one that cannot stays as it is. */
  readonly isWhole?: (kind: Kind, document: Document) => boolean;
  /** What earlier calls with the same folder have written, by file; it is not worked out again. */
  readonly known?: Map<string, string>;
}

/**
 * Writes everything that is published into a content folder. Files keep every byte of what nobody changed,
 * and those whose document is gone are removed.
 *
 * @returns when the last file was changed, in milliseconds; nothing when all were as they are.
 */
export async function exportContent(
  payload: Payload,
  folder: string,
  options: ExportOptions = {},
): Promise<number | undefined> {
  const { req, drafts = false, changes = [], isWhole = () => true, known } = options;
  const where = drafts ? undefined : { _status: { equals: 'published' } };
  const stored = { payload, req, draft: drafts, where };
  const places = await readPlaces(payload, { req, drafts, changes });
  // One draft that cannot be shown shall not keep the others from being shown.
  const isWritten = (write: () => boolean): boolean => {
    try {
      return write();
    } catch (error) {
      if (drafts && error instanceof GoneError) return false;
      throw error;
    }
  };
  let changedAt: number | undefined;
  for (const kind of kinds) {
    const own = changes.filter((one) => one.kind === kind);
    const changed = own.flatMap(({ document }) => (document ? [document] : []));
    const all = own.length > 0 && kind.isSingle ? [] : await documentsOf(stored, kind);
    const others = all.filter(({ id }) => !own.some((one) => one.id === id));
    const documents = [...others, ...changed];
    const files = documents.map((document) => kind.fileOf(slugOf(document)));
    for (const [at, document] of documents.entries()) {
      const name = files[at] ?? '';
      const file = path.join(folder, name);
      const state = `${String(document['updatedAt'])} ${places.state}`;
      if (known?.get(name) === state) continue;
      if (isWhole(kind, document) && isWritten(() => writeDocument(file, kind, document, places)))
        changedAt = Date.now();
      known?.set(name, state);
    }
    for (const file of globSync(kind.fileOf('*'), { cwd: folder })) {
      if (files.includes(file)) continue;
      rmSync(path.join(folder, file));
      known?.delete(file);
      changedAt = Date.now();
    }
  }
  await exportPictures(payload, folder, req);
  return changedAt;
}

export const slugOf = ({ slug, id }: Document): string => String(slug ?? id);

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

interface StoredPicture {
  readonly filename: string;
  readonly deletedAt?: string | null;
}

/** The pictures of a content folder. */
export const PICTURE_FILES = 'pictures/*.{jpg,jpeg,png,webp,avif}';

async function exportPictures(
  payload: Payload,
  folder: string,
  req?: PayloadRequest,
): Promise<void> {
  const found = await documentsOf({ payload, req, draft: false, trash: true }, pictures);
  const stored = found as unknown as readonly StoredPicture[];
  const names = new Set(stored.map(({ filename }) => filename));
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  // What was erased for good shall not come back with an earlier state.
  for (const file of globSync(PICTURE_FILES, { cwd: folder }))
    if (!names.has(path.basename(file))) rmSync(path.join(folder, file));
  for (const { filename, deletedAt } of stored) {
    if (deletedAt) continue;
    const [from, to] = [
      path.join(mediaFolder(), filename),
      path.join(folder, 'pictures', filename),
    ];
    // It may have got lost while another one took its place; what is published is a copy.
    const copy = path.join(mediaFolder(), '../website/content/pictures', filename);
    if (!existsSync(from) && existsSync(copy)) copyFileSync(copy, from);
    const [is, was] = [from, to].map((file) => statSync(file, { throwIfNoEntry: false }));
    const isSame = was !== undefined && was.size === is?.size && was.mtimeMs >= is.mtimeMs;
    // The content check tells of one that is nowhere.
    if (is !== undefined && !isSame) copyFileSync(from, to);
  }
}

function writeDocument(
  file: string,
  kind: Kind,
  document: Document,
  places: Places & Lookups,
): boolean {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = entryText(kind, document, places, before);
  if (text !== before) write(file, text);
  return text !== before;
}

// Whole or not at all.
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

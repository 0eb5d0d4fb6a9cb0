import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PayloadRequest } from 'payload';
import { parseDocument } from 'yaml';
import { splitEntry } from '../../src/content-model/split-entry.ts';
import { isKeyed } from '../collections/addresses.ts';
import { kinds, type Kind } from '../collections/kinds.ts';
import { mediaFolder } from '../collections/media.ts';
import { documentOf, type Lookups } from '../fields/values.ts';
import type { Id, Places } from '../markdown/lexical-nodes.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { entryText, PICTURE_FILES, slugOf } from './export-content.ts';
import { readPlaces } from './places.ts';
import { changeDocument, versionsOf, wordsOf, type Versions } from './versions-of.ts';

interface Entry {
  readonly kind: Kind;
  readonly slug: string;
  readonly file: string;
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface Stored extends Versions {
  readonly kind: Kind;
}

interface Picture {
  readonly id: Id;
  readonly filename: string;
  readonly deletedAt?: string | null;
}

// Nothing that others link to has a number before it is there.
const LINKED: ReadonlySet<string> = new Set(['team', 'blog', 'faq']);

/** How files become documents. */
interface ImportOptions {
  /** What happens to a document somebody is working on: it is left alone, loses its draft, or keeps it. */
  readonly drafts: 'keep' | 'replace' | 'skip';
  /** Whether what stands in no file is taken off the website; it stays as a draft. */
  readonly withdraws?: boolean;
}

export interface Imported {
  /** Files that came in as a new version. */
  readonly written: readonly string[];
  /** Files of documents that were left alone, because somebody is working on them. */
  readonly skipped: readonly string[];
  /** Files with a text that would be written otherwise than it was read, such as HTML. */
  readonly others: readonly string[];
}

/** Brings the files of a content folder into the office, within a transaction that somebody has begun. */
export async function importContent(
  req: PayloadRequest,
  folder: string,
  options: ImportOptions,
): Promise<Imported> {
  // Texts name sources and figures, so these come first.
  const inOrder = kinds.toSorted((one, other) => Number(one.hasText) - Number(other.hasText));
  const entries = inOrder.flatMap((kind) => entriesOf(kind, folder));
  const words = entries.map(({ text }) => text).join('\n');
  const isShown = (name: string): boolean => words.includes(`/${name}`);
  await importPictures(req, folder, { isShown, isGoingBack: options.withdraws === true });
  const stored = await storedDocuments(req);
  const begun: { readonly collection: never; readonly id: Id }[] = [];
  for (const { kind, slug, file, values } of entries) {
    if (!LINKED.has(kind.name) || stored.has(file)) continue;
    const data = { slug, name: values['name'], title: values['title'] } as never;
    const collection = kind.name as never;
    const made = await req.payload.create({ collection, draft: true, data, req });
    const { id } = made as { id: Id };
    stored.set(file, { kind, id });
    begun.push({ collection, id });
  }
  const places = await readPlaces(req.payload, { req, drafts: true });
  const [written, skipped, others]: [string[], string[], string[]] = [[], [], []];
  for (const entry of entries) {
    const { kind, file, body, text } = entry;
    const known = stored.get(file);
    if (kind.hasText && !comesBack(body, places)) others.push(file);
    if (known?.published && entryText(kind, known.published, places, text) === text) continue;
    if (known?.draft && options.drafts === 'skip') skipped.push(file);
    else {
      await write(req, entry, known, places);
      if (known?.draft && options.drafts === 'keep') await putBackDraft(req, known);
      written.push(file);
    }
  }
  // Nobody shall bring back what holds nothing but an address.
  for (const { collection, id } of begun) {
    const where = { parent: { equals: id }, latest: { not_equals: true } };
    await req.payload.db.deleteVersions({ collection, where, req });
  }
  const files = new Set(entries.map(({ file }) => file));
  for (const [file, { kind, published }] of options.withdraws === true ? stored : []) {
    if (published === undefined || files.has(file)) continue;
    const data = { _status: 'draft' } as never;
    await req.payload.update({ collection: kind.name as never, id: published.id, data, req });
  }
  return { written, skipped, others };
}

async function write(
  req: PayloadRequest,
  { kind, slug, values, body }: Entry,
  known: Stored | undefined,
  places: Places & Lookups,
): Promise<void> {
  const { payload } = req;
  const text = kind.hasText ? { text: readMarkdown(body, places) } : {};
  const words = { ...documentOf(kind.name, values, places), ...text };
  const collection = kind.name as never;
  // What is missing in the file is missing in the document as well.
  const whole = JSON.parse(JSON.stringify(words, (_key, one: unknown) => one ?? null)) as object;
  if (kind.isSingle) {
    const data = { ...whole, _status: 'published' } as never;
    await payload.updateGlobal({ slug: collection, data, req });
  } else if (known) {
    // Left out, it would be that of a draft.
    const named = isKeyed(kind.name) ? {} : { slug };
    const data = { ...whole, ...named, _status: 'published', deletedAt: null } as never;
    await payload.update({ collection, id: known.id, data, req, trash: true });
  } else {
    const named = isKeyed(kind.name) ? { id: slug } : { slug };
    const data = { ...words, ...named, _status: 'published' } as never;
    await payload.create({ collection, data, req });
  }
}

/** Makes a draft again of what somebody had written before something was published. */
export const putBackDraft = (
  req: PayloadRequest,
  { kind, id, draft }: Pick<Stored, 'kind' | 'id' | 'draft'>,
): Promise<object> => changeDocument(kind, id, { draft: true, data: wordsOf(draft), req });

interface PictureOptions {
  /** Whether the words show a picture. */
  readonly isShown: (name: string) => boolean;
  /** Then a picture that is gone comes back for the words that show it alone. */
  readonly isGoingBack: boolean;
}

/** Brings in every picture that is new or another one; what lies in the bin comes back when the words show it. */
async function importPictures(
  req: PayloadRequest,
  folder: string,
  { isShown, isGoingBack }: PictureOptions,
): Promise<void> {
  const collection = 'media' as never;
  const common = { collection, pagination: false, trash: true, depth: 0, req } as const;
  const { docs } = await req.payload.find(common);
  const known = new Map((docs as unknown as Picture[]).map((one) => [one.filename, one]));
  for (const file of globSync(PICTURE_FILES, { cwd: folder }).toSorted()) {
    const filePath = path.join(folder, file);
    const name = path.basename(file);
    const picture = known.get(name);
    if (picture === undefined) {
      const data = {} as never;
      if (!isGoingBack || isShown(name))
        // Whatever lies there under this name is what an attempt that failed has left.
        await req.payload.create({ collection, filePath, data, req, overwriteExistingFiles: true });
      continue;
    }
    const { id, deletedAt } = picture;
    const isBack = deletedAt && isShown(name);
    const stored = path.join(mediaFolder(), name);
    const isSame = existsSync(stored) && readFileSync(stored).equals(readFileSync(filePath));
    if (isSame && !isBack) continue;
    const data = isBack ? { deletedAt: null } : {};
    const replaced = isSame ? {} : { filePath, overwriteExistingFiles: true };
    await req.payload.update({ collection, id, data, req, trash: true, ...replaced });
  }
}

/** Every document by the file that it stands in, or would stand in. */
async function storedDocuments(req: PayloadRequest): Promise<Map<string, Stored>> {
  const stored = new Map<string, Stored>();
  for (const kind of kinds) {
    const all = await versionsOf({ payload: req.payload, req, trash: true }, kind);
    for (const { id, published, draft } of all) {
      const file = kind.fileOf(slugOf(published ?? draft ?? { id }));
      stored.set(file, { kind, id, published, draft });
    }
  }
  return stored;
}

function entriesOf(kind: Kind, folder: string): Entry[] {
  return globSync(kind.fileOf('*'), { cwd: folder })
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const { fields, body = '' } = splitEntry(file, text);
      const values = (parseDocument(fields).toJS() ?? {}) as Entry['values'];
      return { kind, file, text, slug: path.basename(file, path.extname(file)), values, body };
    });
}

const comesBack = (body: string, places: Places): boolean =>
  writeMarkdown(readMarkdown(body, places), places, body) === body;

import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { parseDocument } from 'yaml';
import { splitEntry } from '../../content-check/split-entry.ts';
import { isKeyed } from '../collections/addresses.ts';
import { kinds, type Kind } from '../collections/kinds.ts';
import { mediaFolder } from '../collections/media.ts';
import { documentOf } from '../fields/values.ts';
import type { Places } from '../markdown/lexical-nodes.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { writeMarkdown } from '../markdown/write-markdown.ts';
import { readPlaces } from './places.ts';

interface Entry {
  readonly kind: Kind;
  readonly slug: string;
  readonly file: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly body: string;
}

// Nothing that others link to has a number before it is there.
const LINKED: ReadonlySet<string> = new Set(['team', 'blog']);

/**
 * Fills an empty office with the files of a content folder, as a whole or not at all.
 *
 * @returns files with a text that would be written otherwise than it was read, such as HTML.
 */
export async function importContent(payload: Payload, folder: string): Promise<string[]> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const others = await fill(req, folder);
  await commitTransaction(req);
  return others;
}

async function fill(req: PayloadRequest, folder: string): Promise<string[]> {
  const { payload } = req;
  // What an import that was ended in its middle has left there.
  rmSync(mediaFolder(), { recursive: true, force: true });
  for (const file of globSync('pictures/*.{jpg,jpeg,png,webp,avif}', { cwd: folder }).toSorted()) {
    const collection = 'media' as never;
    await payload.create({ collection, filePath: path.join(folder, file), data: {} as never, req });
  }
  // Texts name sources and figures, so these come first.
  const inOrder = kinds.toSorted((one, other) => Number(one.hasText) - Number(other.hasText));
  const entries = inOrder.flatMap((kind) => entriesOf(kind, folder));
  const numbers = new Map<string, string | number>();
  for (const { kind, slug, file, values } of entries.filter((one) => LINKED.has(one.kind.name))) {
    const data = { slug, name: values['name'], title: values['title'] } as never;
    const made = await payload.create({ collection: kind.name as never, draft: true, data, req });
    numbers.set(file, (made as { id: string | number }).id);
  }
  const places = await readPlaces(payload, req);
  const others: string[] = [];
  for (const entry of entries) {
    const { kind, slug, file, values, body } = entry;
    if (kind.hasText && !comesBack(body, places)) others.push(file);
    const data = {
      ...{ ...documentOf(kind.name, values, places), _status: 'published' },
      ...(kind.hasText && { text: readMarkdown(body, places) }),
    } as never;
    const collection = kind.name as never;
    const id = numbers.get(file);
    if (kind.isSingle) await payload.updateGlobal({ slug: collection, data, req });
    else if (id !== undefined) await payload.update({ collection, id, data, req });
    else {
      const named = isKeyed(kind.name) ? { id: slug } : { slug };
      await payload.create({ collection, data: { ...(data as object), ...named } as never, req });
    }
  }
  return others;
}

function entriesOf(kind: Kind, folder: string): Entry[] {
  return globSync(kind.fileOf('*'), { cwd: folder })
    .toSorted()
    .map((file) => {
      const { fields, body = '' } = splitEntry(file, readFileSync(path.join(folder, file), 'utf8'));
      const values = (parseDocument(fields).toJS() ?? {}) as Entry['values'];
      return { kind, file, slug: path.basename(file, path.extname(file)), values, body };
    });
}

const comesBack = (body: string, places: Places): boolean =>
  writeMarkdown(readMarkdown(body, places), places, body) === body;

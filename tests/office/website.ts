import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Member } from './office-suite.ts';

interface Shown {
  readonly state: string;
  readonly sentence: string;
}

/** What the banner on every page says. */
export async function statusFor({ ask }: Member): Promise<Shown> {
  return (await ask('GET', '/api/publishing/status')).body as unknown as Shown;
}

/** Waits until nothing is being published any more. */
export async function published(member: Member): Promise<Shown> {
  let shown = await statusFor(member);
  await expect
    .poll(
      async () => {
        shown = await statusFor(member);
        return shown.state;
      },
      { timeout: 300_000, interval: 200 },
    )
    .toMatch(/published|failed/u);
  return shown;
}

/** A page of the website that is served. */
export function servedPage(dataDir: string, page: string): string {
  const file = join(dataDir, 'site/current/client', page);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Saves what there is once, from the state that is stored. */
export async function saveGlobal(
  { ask }: Member,
  name: string,
  change: object,
  status: 'draft' | 'published',
) {
  const { body } = await ask('GET', `/api/globals/${name}?draft=true&depth=0`);
  const draft = status === 'draft' ? '?draft=true' : '';
  const sent = { ...change, basedOn: body['basedOn'], _status: status };
  return ask('POST', `/api/globals/${name}${draft}`, sent);
}

/** The same for one of many documents. */
export async function saveDocument(
  { ask }: Member,
  path: string,
  change: object,
  status: 'draft' | 'published',
) {
  const { body } = await ask('GET', `/api/${path}?draft=true&depth=0`);
  const draft = status === 'draft' ? '?draft=true' : '';
  const sent = { ...change, basedOn: body['basedOn'], _status: status };
  return ask('PATCH', `/api/${path}${draft}`, sent);
}

/** The number under which the office keeps a document that has this address. */
export async function numberOf({ ask }: Member, kind: string, slug: string): Promise<number> {
  const { body } = await ask('GET', `/api/${kind}?limit=1&depth=0&where[slug][equals]=${slug}`);
  const [found] = body['docs'] as { id: number }[];
  if (!found) throw new Error(`There is no ${kind} with the address ${slug}.`);
  return found.id;
}

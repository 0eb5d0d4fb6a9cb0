import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { numberOf, published, saveDocument } from './website.ts';

// What may become what is published, without a look at the pages that come of it.
const office = officeForSuite();
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

interface Change {
  readonly kind: string;
  readonly id: number;
  readonly at: string;
}

const changes = async (...ids: readonly number[]): Promise<Change[]> => {
  const { body } = await anna.ask('GET', '/api/publishing/changes');
  const all = body['documents'] as Change[];
  return ids.flatMap((id) => all.filter((one) => one.kind === 'team' && one.id === id));
};

interface Person {
  readonly slug: string;
  readonly title: string;
  readonly formerAddresses: readonly { readonly value: string }[];
}

test('of two that are published together one may take the former address of the other', async () => {
  const [lena, other] = await Promise.all([
    numberOf(anna, 'team', 'lena-beispiel'),
    numberOf(anna, 'team', 'anna-muster'),
  ]);
  const person = async (id: number): Promise<Person> =>
    (await anna.ask('GET', `/api/team/${String(id)}?depth=0`)).body as unknown as Person;
  await saveDocument(anna, `team/${String(lena)}`, { slug: 'lena-neu' }, 'published');
  for (const [first, second] of [
    [other, lena],
    [lena, other],
  ] as const) {
    const [giving, taking] = [await person(lena), await person(other)];
    const { value: address } = giving.formerAddresses.at(-1) ?? { value: '' };
    const description = `Hört zu und fragt nach. Sie war ${address}.`;
    await saveDocument(anna, `team/${String(lena)}`, { description }, 'draft');
    await saveDocument(anna, `team/${String(other)}`, { slug: address }, 'draft');
    const documents = await changes(first, second);
    expect(documents).toHaveLength(2);
    const answer = await anna.ask('POST', '/api/publishing/publish', { documents });
    expect(answer).toMatchObject({ status: 200 });
    const { formerAddresses, ...given } = await person(lena);
    expect(given).toMatchObject({ description });
    expect(formerAddresses.map(({ value }) => value)).not.toContain(address);
    expect(await person(other)).toMatchObject({ slug: address });
    expect(await changes(lena, other)).toEqual([]);
    // For the other order.
    await saveDocument(anna, `team/${String(other)}`, { slug: taking.slug }, 'published');
    await saveDocument(anna, `team/${String(lena)}`, { slug: address }, 'published');
    await saveDocument(anna, `team/${String(lena)}`, { slug: giving.slug }, 'published');
  }
});

test('a state that the website of today could not be built from is not gone back to', async () => {
  expect(await published(anna)).toMatchObject({ state: 'published' });
  const folder = await folderForTest();
  cpSync(join(office.dataDir(), 'office/website/content'), folder, { recursive: true });
  const state = async (name: string, line: RegExp, other: string): Promise<number> => {
    const file = join(folder, name);
    const words = readFileSync(file, 'utf8');
    writeFileSync(file, words.replace(line, other));
    const commit = commitOf(folder);
    const [row] = await office.sql<{ id: number }>(
      `insert into payload.publications (status, what, person_name, commit, updated_at, created_at)
       values ('published', 'Früher', 'owner', $1, now(), now()) returning id`,
      [commit],
    );
    writeFileSync(file, words);
    return row?.id ?? 0;
  };
  const back = (publication: number) => anna.ask('POST', '/api/publishing/back', { publication });
  const hero = async () => (await anna.ask('GET', '/api/globals/hero?depth=0')).body;
  const before = await hero();
  const headline = /^headline: .*$/mu;
  const [, order = ''] =
    /^order: (.*)$/mu.exec(readFileSync(join(folder, 'faq/alter.yaml'), 'utf8')) ?? [];
  const wrong = [
    ['landing/hero.yaml', headline, '', 'Erster Bildschirm'],
    ['faq/kosten.yaml', /^order: .*$/mu, `order: ${order}`, 'Häufige Fragen'],
  ] as const;
  for (const [name, line, other, place] of wrong) {
    const refused = await back(await state(name, line, other));
    expect(refused.status, place).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(
      `Nicht zurückgesetzt, denn dieser Stand passt nicht mehr zur Website. ${place}: `,
    );
  }
  expect(await hero()).toEqual(before);
  const waiting = "select what from payload.publications where status = 'waiting'";
  expect(await office.sql(waiting)).toEqual([]);
  // What only an earlier program knew is left out.
  const words = 'headline: Wie früher\nformerField: Wort';
  const taken = await back(await state('landing/hero.yaml', headline, words));
  expect(taken).toMatchObject({ status: 200 });
  expect(await hero()).toMatchObject({ headline: 'Wie früher' });
});

/** What somebody published earlier, in the record of the office. */
function commitOf(folder: string): string {
  const record = join(office.dataDir(), 'office/website/record.git');
  const env = { PATH: process.env['PATH'], GIT_DIR: record, GIT_WORK_TREE: folder };
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, GIT_INDEX_FILE: join(folder, '../index-of-test') },
    }).trim();
  git('add', '--all', '.');
  const author = ['-c', 'user.name=owner', '-c', 'user.email=owner@example.org'];
  return git(...author, 'commit-tree', git('write-tree'), '-m', 'Früher');
}

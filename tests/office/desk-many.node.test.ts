import { beforeAll, expect, test } from 'vitest';
import { deskForSuite } from './desk-suite.ts';

const { sql, look } = deskForSuite();

const referenceOf = (index: number): string => `K-0000-${index.toString().padStart(4, '0')}`;

// As 1,000 people would have sent them, all delivered.
beforeAll(async () => {
  await sql(
    `insert into declarations
       (id, reference, type, received_at, content, content_hash, team_notified_at, confirmation_sent_at)
     select gen_random_uuid(), 'K-0000-' || lpad(number::text, 4, '0'), 'cancellation',
       timestamptz '2026-10-01T08:00:00Z' + make_interval(mins => number),
       jsonb_build_object('name', 'Person ' || number, 'email', 'person' || number || '@schlaf.example',
         'reason', case when number = 7 then '=1+1' else 'Umzug' end, 'contract', 'Schlafcoaching',
         'kind', 'ordinary', 'endsOn', 'next'),
       md5(number::text), now(), now()
     from generate_series(1, 1000) as number`,
  );
});

const rows = (text: string): string[] =>
  [...text.matchAll(/<th scope="row"/gu)].map(([one]) => one);

test('a thousand declarations stand on pages of fifty, the newest first', async () => {
  const first = await look('/erklaerungen');
  expect(first.text).toContain('1.000 Erklärungen gefunden');
  expect(first.text).toContain('Seite 1 von 20');
  expect(rows(first.text)).toHaveLength(50);
  expect(first.text).toContain(referenceOf(1000));
  expect(first.text).not.toContain(`>${referenceOf(950)}<`);
  const last = await look('/erklaerungen?seite=20');
  expect(rows(last.text)).toHaveLength(50);
  expect(last.text).toContain(referenceOf(1));
  expect(last.text).not.toContain('rel="next"');
  expect(rows((await look('/erklaerungen?seite=21')).text)).toHaveLength(0);
});

test.each([
  ['a name, capitals or not', 'pErSoN 421', 421],
  ['an address', 'person421@schlaf', 421],
  ['a reference', 'k-0000-0421', 421],
])('one of a thousand is found by %s', async (_what, words, index) => {
  const { text } = await look(`/erklaerungen?suche=${encodeURIComponent(words)}`);
  expect(text).toContain('Eine Erklärung gefunden');
  expect(text).toContain(referenceOf(index));
});

test('percent signs and underscores are letters like others in a search', async () => {
  expect((await look('/erklaerungen?suche=%25')).text).toContain('0 Erklärungen gefunden');
  expect((await look('/erklaerungen?suche=Person_421')).text).toContain('0 Erklärungen gefunden');
});

test('the filter stays while somebody turns pages', async () => {
  const { text } = await look('/erklaerungen?zeigen=all&suche=Umzug');
  expect(text).toContain('0 Erklärungen gefunden');
  const all = await look('/erklaerungen?zeigen=all&suche=Person');
  expect(all.text).toMatch(/rel="next"[^>]*href="[^"]*zeigen=all&amp;suche=Person&amp;seite=2"/u);
});

test('the table for spreadsheets holds every match, and nothing that one would calculate', async () => {
  const { text, headers } = await look('/erklaerungen/export.csv?suche=Person');
  expect(headers.get('content-disposition')).toBe('attachment; filename="erklaerungen.csv"');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text.trim().split('\r\n')).toHaveLength(1001);
  expect(text).toContain(`"'=1+1"`);
});

test('the count for the open page is one short answer', async () => {
  const { text, headers } = await look('/erklaerungen/stand');
  expect(JSON.parse(text)).toEqual({
    words: '1.000 offen, 0 noch nicht zugestellt, 0 endgültig gescheitert',
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an export longer than one portion holds every row once, the newest first', async () => {
  await sql(
    `insert into declarations
       (id, reference, type, received_at, content, content_hash, team_notified_at, confirmation_sent_at)
     select gen_random_uuid(), 'W-0000-' || lpad(number::text, 4, '0'), 'withdrawal',
       timestamptz '2026-09-01T08:00:00Z' + make_interval(mins => number / 3),
       '{"name":"Viele","email":"viele@schlaf.example"}', md5('many ' || number), now(), now()
     from generate_series(1, 2500) as number`,
  );
  const { text } = await look('/erklaerungen/export.csv?suche=viele');
  const lines = text.trim().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(';', 1)[0])).size).toBe(2500);
  const times = lines.map((line) => line.split(';')[2]);
  expect(times).toEqual(times.toSorted().toReversed());
  const all = await look('/erklaerungen/export.csv?zeigen=all');
  expect(all.text.trim().split('\r\n')).toHaveLength(1 + 1000 + 2500);
});

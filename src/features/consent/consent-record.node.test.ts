import { expect, test } from 'vitest';
import {
  consequencesOf,
  createRecord,
  isGranted,
  readRecord,
  type ConsentRecord,
  clearStorage,
  cookiesWithMarkers,
  deletionsOf,
} from './consent-record.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const now = Date.UTC(2026, 10, 21, 3);

const written = (changes: object = {}) =>
  JSON.stringify({ ...createRecord({ analytics: true, marketing: false }, now), ...changes });

test('C1: a decision is stored with its choices, its time and its version', () => {
  expect(createRecord({ analytics: true, marketing: false }, now)).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    timestamp: now,
    version: '1.0',
  });
});

test('C2: a stored decision counts', () => {
  expect(readRecord(written(), now)).toMatchObject({ analytics: true, marketing: false });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"analytics":'],
  ['null', 'null'],
  ['a number', '17'],
  ['another version', written({ version: '0.9' })],
  ['a version that is a number', written({ version: 1 })],
  ['no version', written({ version: undefined })],
  ['no time', written({ timestamp: undefined })],
  ['a time that is a word', written({ timestamp: 'gestern' })],
  ['a choice that is a word', written({ analytics: 'true' })],
  ['no marketing choice', written({ marketing: undefined })],
])('C2: %s is no decision', (_what, stored) => {
  expect(readRecord(stored, now)).toBeNull();
});

test.each([
  ['365 days less one minute', -year + minute, true],
  ['exactly 365 days', -year, true],
  ['365 days and one minute', -year - minute, false],
  ['made while the clock was two days ahead', 2 * 24 * 60 * minute, true],
  ['made while the clock was ahead by more than 365 days', year + minute, false],
])('C2: a decision %s ago counts or not', (_age, difference, counts) => {
  expect(readRecord(written({ timestamp: now + difference }), now) !== null).toBe(counts);
});

test('C2: without a decision only what is necessary is granted', () => {
  expect(
    (['necessary', 'analytics', 'marketing'] as const).map((one) => isGranted(null, one)),
  ).toEqual([true, false, false]);
});

test('only the chosen categories are granted', () => {
  const record = createRecord({ analytics: false, marketing: true }, now);
  expect(
    (['necessary', 'analytics', 'marketing'] as const).map((one) => isGranted(record, one)),
  ).toEqual([true, false, true]);
});

const none: ConsentRecord | null = null;
const all = createRecord({ analytics: true, marketing: true }, now);
const refused = createRecord({ analytics: false, marketing: false }, now);

test('C7: a refusal costs the cookies of what is refused, and nothing before a decision', () => {
  expect(consequencesOf(refused, new Set()).refused).toEqual(['analytics', 'marketing']);
  expect(consequencesOf(all, new Set()).refused).toEqual([]);
  expect(consequencesOf(none, new Set()).refused).toEqual([]);
});

test('RC-05: only a script that already ran makes a new page necessary', () => {
  expect(consequencesOf(refused, new Set()).needsReload).toBe(false);
  expect(consequencesOf(all, new Set(['analytics'])).needsReload).toBe(false);
  expect(consequencesOf(refused, new Set(['analytics'])).needsReload).toBe(true);
  expect(consequencesOf(none, new Set(['analytics'])).needsReload).toBe(true);
});

const page = { hostname: 'www.site.test', pathname: '/blog/eins', protocol: 'http:' };

test('C7: cookies are found by a part of their name, whatever their case', () => {
  const cookies = '_ga=1; _GA_ABC=2; review-widget-id=3; session=4';
  expect(cookiesWithMarkers(cookies, ['_ga', 'review-widget'])).toEqual([
    '_ga',
    '_GA_ABC',
    'review-widget-id',
  ]);
});

test('C7: no marker finds the decision, the sidebar, or a value', () => {
  const cookies = 'cookieConsent=1; sidebar:state=2; plain=_ga';
  expect(cookiesWithMarkers(cookies, ['cookie', 'sidebar', '_ga', 'state'])).toEqual([]);
  expect(cookiesWithMarkers('', ['_ga'])).toEqual([]);
});

test('C7: a cookie is deleted on its path, its host and every domain above it', () => {
  const deletions = deletionsOf('_ga', page);
  for (const path of ['/', '/blog', '/blog/', '/blog/eins']) {
    expect(deletions).toContain(`_ga=; Max-Age=0; Path=${path}`);
    for (const domain of ['www.site.test', '.www.site.test', '.site.test']) {
      expect(deletions).toContain(`_ga=; Max-Age=0; Path=${path}; Domain=${domain}`);
    }
  }
});

test('the top-level domain and addresses in figures are left alone', () => {
  expect(deletionsOf('_ga', page).filter((one) => one.endsWith('Domain=.test'))).toEqual([]);
  for (const hostname of ['127.0.0.1', '[::1]', 'localhost']) {
    const deletions = deletionsOf('_ga', { ...page, hostname });
    expect(deletions.filter((one) => one.includes('Domain'))).toEqual([]);
  }
});

test('on a secure page, secure and partitioned cookies are deleted, too', () => {
  const deletions = deletionsOf('__Secure-_ga', { ...page, protocol: 'https:' });
  expect(deletions).toContain('__Secure-_ga=; Max-Age=0; Path=/; Secure');
  expect(deletions).toContain('__Secure-_ga=; Max-Age=0; Path=/; Secure; Partitioned');
});

test('C7: what a refused service has stored goes by the same markers, and nothing else', () => {
  const stored = {
    review_widget_seen: '1',
    'Review-Widget-id': '2',
    cookieConsent: '3',
    theme: '4',
    own: '5',
  };
  const storage: Record<string, unknown> = { ...stored };
  Object.defineProperty(storage, 'removeItem', {
    value: (name: string) => Reflect.deleteProperty(storage, name),
  });
  clearStorage(storage as unknown as Storage, [
    'review-widget',
    'review_widget',
    'cookie',
    'theme',
  ]);
  expect(Object.keys(storage)).toEqual(['cookieConsent', 'theme', 'own']);
});

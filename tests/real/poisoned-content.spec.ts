import { rmSync } from 'node:fs';
import { contentFiles } from '#content-model/collections.ts';
import { expect, test as base } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { payloads } from './payloads.ts';
import { pagesOf, poisonContent, type Poisoned } from './poison-content.ts';
import { serveContent } from './serve-content.ts';

// Beside the folders of the stages, each of which Playwright empties at the start of its own.
const FOLDER = 'test-results/sites/poisoned';
const WIDGET = 'https://widget.bewertungen.example/widget.js';

interface PoisonedSite extends Poisoned {
  readonly dist: string;
  readonly site: string;
}

/** The site of somebody who may edit and tries to run a script on it; built once. */
const test = base.extend<object, { poisoned: PoisonedSite }>({
  poisoned: [
    async ({}, use) => {
      rmSync(FOLDER, { recursive: true, force: true });
      const poisoned = poisonContent('tests/example-content', FOLDER);
      await using stack = new AsyncDisposableStack();
      const served = await serveContent(FOLDER, stack, { REVIEWS_WIDGET_URL: WIDGET, TRIAL: '1' });
      await use({ ...poisoned, ...served });
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ poisoned }, use) => use(poisoned.site),
});

// One site for all of them.
test.describe.configure({ mode: 'serial' });

// Pages that a template leads elsewhere (row R8), or that have no address of their own.
const LEADING_AWAY = [
  '/404',
  '/500',
  '/app',
  '/blog/cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung',
  '/blog/baby-kleinkinder-schlaf',
];

test('payloads stand in every collection, and in all fields but a few', ({ poisoned }) => {
  expect(payloads.length).toBeGreaterThanOrEqual(60);
  const missed = Object.keys(contentFiles).filter((name) => !poisoned.collections.has(name));
  expect(missed).toEqual([]);
  expect(poisoned.fields).toBeGreaterThan(1000);
  // Files of pictures, links that lead nowhere, pictures that are none, labels that a law fixes.
  const reasons = /(?:\.file|\]\(\S+\)|site\/navigation\.yaml footer\.legal)$/;
  expect(poisoned.refused.filter((place) => !reasons.test(place))).toEqual([]);
});

test('nothing that stands in the content runs, loads or leads away on any page', async ({
  page,
  poisoned,
}) => {
  const runs: string[] = [];
  await page.exposeFunction('ran', () => runs.push(page.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  const paths = pagesOf(poisoned.dist).filter((path) => !LEADING_AWAY.includes(path));
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    await page.goto(path);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(foreignParts), path).toEqual([]);
    expect(new URL(page.url()).origin).toBe(new URL(poisoned.site).origin);
  }
  // The settings for cookies come only when somebody wants to see them.
  await page.goto('/');
  const { reopen, dialog } = consentOn(page);
  await reopen.click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(foreignParts)).toEqual([]);
  expect(runs).toEqual([]);
});

test('every page of a trial says so, to people and to search engines', async ({
  request,
  poisoned,
}) => {
  for (const path of pagesOf(poisoned.dist).filter((one) => !LEADING_AWAY.includes(one))) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
    expect(html, path).toContain('Probefassung: Hier stehen noch Beispiele.');
  }
  const asked = await (await request.get('/kuendigung')).text();
  expect(asked).toContain('<meta name="robots" content="noindex"');
});

test('feed and the list of pages stay well-formed', async ({ page, request }) => {
  await page.goto('/');
  for (const path of ['/rss.xml', '/sitemap-0.xml']) {
    const xml = await (await request.get(path)).text();
    const root = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName,
      xml,
    );
    expect(['rss', 'urlset'], path).toContain(root);
  }
});

/** Parts of the open page that only a payload can have brought. */
function foreignParts(): string[] {
  const inert = 'base, iframe, object, embed, frame, math, marquee, audio, video, input[autofocus]';
  const elements = [...document.querySelectorAll('*')];
  const handlers = elements.filter((one) =>
    one.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const leading = elements.filter((one) =>
    ['href', 'src', 'action', 'formaction', 'data-widget', 'srcset'].some((name) =>
      /^\s*(?:javascript|data:text|\/\/evil)|evil\.test/i.test(one.getAttribute(name) ?? ''),
    ),
  );
  const found = [...document.querySelectorAll(inert), ...handlers, ...leading];
  return found.map((one) => one.outerHTML.slice(0, 200));
}

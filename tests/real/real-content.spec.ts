import { measureSizes } from '#tests/support/page-sizes.ts';
import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  brokenAnchors,
  brokenLinks,
  finishedPages,
  htmlProblems,
} from '#tests/support/finished-pages.ts';
import { badlySetWords } from '#tests/support/page-parts.ts';
import { siteAddresses } from '#tests/support/site-addresses.ts';

// The operator's own words: they must make a sound site, but how long they are is up to her.
const DIST = 'dist';

for (const address of siteAddresses(DIST)) {
  test(`${address} answers, is accessible and well set, and reports no fault`, async ({
    page,
    faults,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const destination = redirectOf(address);
    if (destination !== undefined) {
      faults.allow(new RegExp(`^foreign: ${RegExp.escape(destination)}`));
      // The browser asks, and stays where it is (status 204, RFC 9110).
      await page.route(destination, (route) => route.fulfill({ status: 204 }));
    }
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    expect(await findViolations(page)).toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await badlySetWords(page), `at ${String(width)} px`).toEqual([]);
    }
  });
}

test('every internal link and anchor leads somewhere', () => {
  expect([...brokenLinks(DIST), ...brokenAnchors(DIST)]).toEqual([]);
});

test('every page that search engines may list has a title and a description of its own', () => {
  const listed = finishedPages(DIST).filter(
    ({ document }) => !document.querySelector('meta[name=robots][content*=noindex]'),
  );
  expect(listed.length).toBeGreaterThan(20);
  for (const words of [
    listed.map(({ document }) => document.title),
    listed.map(
      ({ document }) =>
        document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ),
  ]) {
    expect(words.filter((text, index) => text === '' || words.indexOf(text) !== index)).toEqual([]);
  }
});

test('no page shows a placeholder in place of what it stands for', () => {
  const left = finishedPages(DIST).flatMap(({ route, document }) =>
    (/\{[a-z-]+\}/u.exec(document.body.textContent) ?? []).map((found) => `${route}: ${found}`),
  );
  expect(left).toEqual([]);
});

test('every page is valid HTML', async () => {
  expect(await htmlProblems(DIST)).toEqual([]);
});

test('pages that weigh more than the example may are named, and stop nobody', () => {
  const heavy = measureSizes(DIST).filter(({ bytes, limit }) => bytes > limit);
  for (const { file, what, bytes, limit } of heavy) {
    console.warn(
      `Hint: ${file}: ${what} is ${bytes} bytes, intended are at most ${limit}; a shorter text loads sooner.`,
    );
  }
});

/** Where a page sends the browser on, if it does. */
function redirectOf(address: string): string | undefined {
  const page = finishedPages(DIST).find(({ route }) => route === address);
  const refresh = page?.document.querySelector('meta[http-equiv=refresh]');
  return /url=(.+)$/i.exec(refresh?.getAttribute('content') ?? '')?.[1];
}

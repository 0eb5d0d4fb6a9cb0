import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readArticles } from '#tests/support/articles.ts';
import { expectNotFound, CHECKED_KINDS } from '#tests/support/page-kinds.ts';
import { readContent, readFolder, readTeam } from '#tests/support/site-content.ts';
import { EVERY_LOOK } from '#tests/support/themes.ts';
import { walk, type TabStop } from '#tests/support/tab-walk.ts';

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 375, height: 700 },
  { width: 320, height: 256 },
];

// Scrolling then needs no time, so a stop can be measured as soon as it has the focus.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the skip link is the first stop, shows itself, and leads past the header', async ({
  page,
}) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the keyboard reaches every stop of the landing page, in the order of reading', async ({
  page,
}) => {
  await page.goto('/');
  const stops = await walk(page, 'Tab');
  expect(stops.map(({ name }) => name)).toEqual(expectedStops());
  const inHeader = stops.filter(({ place }) => place === 'header');
  const fromLeft = inHeader.toSorted((first, second) => first.left - second.left);
  expect(inHeader.map(({ name }) => name)).toEqual(fromLeft.map(({ name }) => name));
});

for (const { width, height } of WINDOWS) {
  test(`the focus is always visible and never under the header at ${width} × ${height}, forward and backward`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const forward = await walk(page, 'Tab');
    const backward = await walk(page, 'Shift+Tab');
    expect(forward.length).toBeGreaterThan(30);
    expect(hiddenStops(forward)).toEqual([]);
    expect(hiddenStops(backward)).toEqual([]);
    expect(backward.map(({ name }) => name)).toEqual(forward.map(({ name }) => name).toReversed());
  });
}

for (const [kind, path] of Object.entries(CHECKED_KINDS).filter(([, address]) => address !== '/')) {
  test(`the keyboard reaches all of the page "${kind}", and the focus is always in sight at 400 % zoom`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    // Where least is in sight; the second tier looks at all of them.
    for (const size of EVERY_LOOK ? WINDOWS : WINDOWS.slice(-1)) {
      await page.setViewportSize(size);
      // Until an island has all its controls.
      await page.goto(path, { waitUntil: 'networkidle' });
      const stops = await walk(page, 'Tab');
      expect(hiddenStops(stops), `at ${size.width} px`).toEqual([]);
      expect(stops).toHaveLength(await reachableParts(page));
    }
  });
}

/** How many stops the document has, whether or not the keyboard comes to them. */
function reachableParts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...parts].filter((part) => {
      const isShown = part.checkVisibility({ visibilityProperty: true });
      // Of one question's answers the chosen one is the stop, or the first; the arrows lead to the others.
      const answers =
        part instanceof HTMLInputElement && part.type === 'radio'
          ? [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${part.name}"]`)]
          : [];
      const stop = answers.find(({ checked }) => checked) ?? answers[0] ?? part;
      const isOtherAnswer = part !== stop;
      return isShown && !isOtherAnswer && !part.matches(':disabled, [tabindex="-1"]');
    }).length;
  });
}

function hiddenStops(stops: readonly TabStop[]): string[] {
  return stops
    .filter(({ isVisible, hasOutline, isCovered }) => !isVisible || !hasOutline || isCovered)
    .map((stop) => JSON.stringify(stop));
}

function expectedStops(): string[] {
  const newTab = '(öffnet in neuem Tab)';
  const { name, callToAction } = readContent('site/brand.yaml');
  const { supportEmail, phone } = readContent('site/contact.yaml');
  const { header, footer, tools } = readContent('site/navigation.yaml');
  const links = readContent('site/links.yaml');
  const { partner } = readContent('landing/hero.yaml');
  const voices = readFolder('testimonials');
  const questions = readFolder('faq');
  const labels = (items: readonly { label: string }[]): string[] => items.map(({ label }) => label);
  const booking = `${callToAction} ${newTab}`;
  return [
    'Zum Inhalt springen',
    `${name} – Zur Startseite`,
    'Suche',
    'Nachtansicht',
    ...labels(header),
    booking,
    booking,
    'Was enthalten ist',
    'Für wen es passt',
    '4,5 von 5 aus 157 Bewertungen (01/2022–\u206008/2025), Quelle: Bewertungsplattform (Beispielangabe)',
    `${partner.advertisementLabel} ${partner.kicker}: ${partner.headline} ${newTab}`,
    ...readTeam().map(({ name, title, certificates }) =>
      [name, title, certificates[0]?.name].join(' ').replaceAll(/\s/g, ' '),
    ),
    'Das ganze Team',
    'Was Studien zur KVT-I zeigen',
    ...voices.map(({ author }) => `Zur Plattform (${author}) ${newTab}`),
    'Bewertungen laden',
    `Alle Bewertungen ansehen ${newTab}`,
    ...questions.slice(0, 6).map(({ question }) => question),
    `${questions.length - 6} weitere Fragen`,
    'Alle Artikel',
    ...readArticles()
      .slice(0, 3)
      .map(({ category, readTime, title }) => `${category} ${readTime} Lesezeit ${title}`),
    ...labels(tools),
    booking,
    supportEmail,
    phone,
    ...labels(footer.pages),
    ...labels(tools),
    ...labels(footer.legal),
    ...labels([links.partnerCourses, links.partnerSleepProducts]).map(
      (label) => `${label} ${newTab}`,
    ),
    'Cookie-Einstellungen öffnen',
  ];
}

import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';
import { readContent } from '#tests/support/site-content.ts';

const articles = readArticles();
const long = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';

test.beforeEach(({ page }) => beginWith(page, decision()));

test('the author and the reviewer have a face and lead to their profiles', async ({ page }) => {
  const [{ slug, author, reviewedBy }] = articles as [(typeof articles)[number]];
  await page.goto(`/blog/${slug}`);
  const header = page.locator('article header');
  for (const name of [author, reviewedBy]) {
    const person = header.locator('p', { has: page.getByRole('link', { name }) });
    await expect(person.locator('img')).toBeVisible();
    await expect(person.getByRole('link')).toHaveAttribute('href', /^\/team\/[a-z-]+$/);
  }
});

test('beside the text a moon fills as far as somebody has read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(long);
  // Its lit part is a shadow inside it; how much of its width is lit.
  const lit = () =>
    page.locator('nav.toc p').evaluate((line) => {
      const { boxShadow, width } = getComputedStyle(line, '::before');
      return Number(/[\d.]+(?=px)/.exec(boxShadow)?.[0]) / Number.parseFloat(width);
    });
  const atFirst = await lit();
  expect(atFirst).toBeGreaterThan(0);
  await page.mouse.wheel(0, 2000);
  await expect.poll(lit).toBeGreaterThan(atFirst + 0.05);
  await page.keyboard.press('End');
  await expect.poll(lit).toBe(1);
});

test('title, text and sources share one left edge, with 60 to 70 letters a line', async ({
  page,
}) => {
  await page.goto(long);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const parts = ['h1', '[data-article-text] > *', '[data-article-text] p', '#quellen'];
  const edges = await Promise.all(
    parts.map(async (part) => (await page.locator(part).first().boundingBox())?.x),
  );
  expect(new Set(edges).size).toBe(1);
  const letters = await page.locator('[data-article-text] > .prose > p').evaluateAll((all) => {
    const lines = all.flatMap((words) => {
      const { lineHeight } = getComputedStyle(words);
      const count = Math.round(words.clientHeight / Number.parseFloat(lineHeight));
      // The last line is half full on average.
      return count > 2 ? [words.textContent.length / (count - 0.5)] : [];
    });
    return lines.toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  });
  expect(letters).toBeGreaterThanOrEqual(57);
  expect(letters).toBeLessThanOrEqual(70);
});

test('on a wide screen the parts of an article end where its text does, or the page', async ({
  page,
}) => {
  await page.goto(long);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const right = async (part: string) => {
      const box = await page.locator(part).first().boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    const text = await right('[data-article-text] > .prose');
    const all = await right('article header');
    expect(await right('[aria-labelledby=kurz]')).toBe(text);
    expect(await right('.article-offer')).toBe(text);
    for (const part of ['figure', '.article-pause', '[aria-labelledby=quellen]'])
      expect(await right(part)).toBe(all);
    const columns = width === 1280 ? 1136 : 1360;
    expect(all - text).toBe(Math.round((columns * 5) / 12 + 10));
  }
});

test('title and excerpt stand in the first screen of a laptop and of a phone', async ({ page }) => {
  const screens = [
    { width: 1280, height: 800 },
    { width: 375, height: 667 },
  ];
  for (const { slug, excerpt } of articles) {
    await page.goto(`/blog/${slug}`);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const words = await page.getByText(excerpt).first().boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0), slug).toBeLessThan(screen.height);
    }
  }
});

test('the picture below the title is seven columns wide and shown almost whole', async ({
  page,
}) => {
  for (const { slug } of articles) {
    await page.goto(`/blog/${slug}`);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: width === 1280 ? 900 : 1080 });
      const shown = await page
        .locator('article header img')
        .first()
        .evaluate((picture) => {
          const { clientWidth, clientHeight } = picture as HTMLImageElement;
          const [wide = 1, high = 1] = ['width', 'height'].map((name) =>
            Number(picture.getAttribute(name)),
          );
          return { clientWidth, height: clientHeight / (clientWidth * (high / wide)) };
        });
      expect(shown.clientWidth, slug).toBe(width === 1280 ? 653 : 783);
      expect(shown.height, slug).toBeGreaterThan(0.8);
      const title = await page.locator('h1').boundingBox();
      expect(title?.y, slug).toBeLessThan(200);
    }
  }
});

test('on a phone the text begins in the first screen, and what matters most follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of articles) {
    await page.goto(`/blog/${slug}`);
    const text = await page.locator('[data-article-text] p').first().boundingBox();
    // Who a guest is, stands before the text.
    const words = page.locator(':is([data-article-text], :has(+ [data-article-text])) p').first();
    expect((await words.boundingBox())?.y, slug).toBeLessThan(700);
    expect(text?.y, slug).toBeLessThan(900);
    const summary = page.getByRole('region', { name: 'Das Wichtigste in Kürze' });
    const section = page.locator('[data-article-text] .prose > h2').first();
    const [first, second] = [await summary.boundingBox(), await section.boundingBox()];
    expect(first?.y, slug).toBeGreaterThan(text?.y ?? Infinity);
    expect(first?.y, slug).toBeLessThan(second?.y ?? 0);
  }
});

test('a drawing or a sentence of the summary lets the eye rest, over both edges of the screen', async ({
  page,
}) => {
  for (const { slug, summary } of articles) {
    await page.goto(`/blog/${slug}`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rests = page.locator(
        '[data-article-text] :is(figure, .article-pause, .article-band, p:has(> picture))',
      );
      const places = await rests.evaluateAll((all) =>
        all.flatMap((one) => {
          const { top, left, right, width } = one.getBoundingClientRect();
          // A part of the picture is not shown on a phone.
          return width > 0 ? { top: top + scrollY, left, right: innerWidth - right } : [];
        }),
      );
      const text = await page.locator('[data-article-text]').boundingBox();
      const tops = [text?.y ?? 0, ...places.map(({ top }) => top)];
      for (const [index, { top, left, right }] of places.entries()) {
        expect(Math.abs(left - right), slug).toBeLessThanOrEqual(1);
        if (width === 1280) expect(top - (tops[index] ?? 0), slug).toBeLessThan(3500);
      }
      const said = await rests.evaluateAll((all: HTMLElement[]) =>
        all.flatMap(({ dataset }) => dataset['said'] ?? []),
      );
      const joined = summary.map((sentence) => sentence.replaceAll(/\s/gu, ' '));
      for (const sentence of said) {
        expect(joined).toContain(sentence.replaceAll('\u2060', '').replaceAll(/\s/gu, ' '));
      }
      expect(places.length, slug).toBeGreaterThanOrEqual(2);
    }
  }
});

test('beside the text stands who wrote what is cited, and nothing overlaps it', async ({
  page,
}) => {
  await page.goto(long);
  const notes = await page.locator('[data-work]').evaluateAll((all) =>
    all.map((link) => ({
      number: link.textContent,
      note: getComputedStyle(link, '::after').content,
    })),
  );
  expect(notes.length).toBeGreaterThan(10);
  for (const { number, note } of notes.filter(({ note }) => note !== 'none')) {
    expect(note).toMatch(new RegExp(`^"${number} \\p{L}.*, \\d{4}"`, 'u'));
  }
  expect(notes.filter(({ note }) => note !== 'none').length).toBeGreaterThan(10);
  const text = await page.locator('[data-article-text]').boundingBox();
  const contents = await page.getByRole('navigation', { name: 'Inhalt' }).boundingBox();
  // The notes are nine rem wide, one and a half from the text.
  expect((contents?.x ?? 0) - (text?.x ?? 0) - (text?.width ?? 0)).toBeGreaterThanOrEqual(168);
});

test('the contents mark the section that is read', async ({ page }) => {
  await page.goto(long);
  const current = page.locator('.toc > ol :target-current');
  const headings = page.locator('[data-article-text] h2');
  for (const number of [3, 1]) {
    const heading = headings.nth(number);
    await heading.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await expect(current).toHaveText((await heading.textContent()) ?? '');
    await expect(current).toHaveCSS('box-shadow', /inset/);
  }
});

test('every figure has a title and a caption, and its drawing is described or is text', async ({
  page,
}) => {
  let figures = 0;
  for (const { slug } of articles) {
    await page.goto(`/blog/${slug}`);
    for (const figure of await page.locator('[data-article-text] figure').all()) {
      figures += 1;
      await expect(figure).toHaveAccessibleName(/\S/);
      const described = figure.getByRole('img').first();
      if ((await described.count()) === 0) await expect(figure.locator('li')).not.toHaveCount(0);
      else await expect(described).toHaveAccessibleName(/\S{3}/);
    }
  }
  expect(figures).toBeGreaterThanOrEqual(8);
});

test('on a phone a table stacks its rows, so that every cell is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  const table = page.getByRole('group', { name: 'Tabelle' }).first();
  const cells = await table.locator('td').evaluateAll((all) =>
    all.map((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }),
  );
  expect(cells.length).toBeGreaterThan(3);
  expect(cells).not.toContain(false);
});

test('on a phone a table of two columns keeps them beside each other where there is room', async ({
  page,
}) => {
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  const rows = page.getByRole('group', { name: 'Tabelle' }).first().locator('tbody tr');
  await rows.evaluateAll((all) => {
    for (const row of all) row.lastElementChild?.remove();
  });
  const tops = () =>
    rows
      .first()
      .locator('td')
      .evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 320, height: 667 });
  expect(await tops()).toBe(2);
});

test('a table that is too wide for its column is scrolled with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 800 });
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const table = page.getByRole('group', { name: 'Tabelle' }).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});

test('one quiet way to the offer stands in the middle of the text', async ({ page }) => {
  const { offer } = readContent('site/blog-page.yaml');
  await page.goto(long);
  const aside = page.getByRole('complementary', { name: offer.label });
  await expect(aside).toContainText(offer.text);
  await expect(aside.getByRole('link')).toHaveAttribute('href', offer.link.href);
  const place = await aside.evaluate((one) => {
    const text = one.closest('[data-article-text]')?.getBoundingClientRect();
    return text ? (one.getBoundingClientRect().y - text.y) / text.height : 0;
  });
  expect(place).toBeGreaterThan(0.3);
  expect(place).toBeLessThan(0.7);
});

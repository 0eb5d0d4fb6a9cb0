import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';

test('L6: the footer leads to the blog, the legal pages and both ways out of the contract', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Schlaf-Wissen', '/blog'],
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['AGB', '/agb'],
    ['Barrierefreiheit', '/barrierefreiheit'],
    ['Vertrag widerrufen', '/widerruf'],
    ['Verträge hier kündigen', '/kuendigung'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

test('L6: the way to the cancellation stands out among the legal links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const weight = (name: string) =>
    footer
      .getByRole('link', { name, exact: true })
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight('Verträge hier kündigen')).toBeGreaterThan(await weight('Impressum'));
});

test('L6: the ways out of the contract stand on one line each, on the narrowest phone as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  for (const name of ['Vertrag widerrufen', 'Verträge hier kündigen']) {
    const lines = await page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return words.getClientRects().length;
      });
    expect(lines).toBe(1);
  }
});

test("L6: the partner's shop pages open in a new tab and are marked as advertising", async ({
  page,
}) => {
  const links = readContent('site/links.yaml');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { label, url } of [links.partnerCourses, links.partnerSleepProducts]) {
    const link = footer.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByText('Anzeige', { exact: true })).toBeVisible();
});

test('L6: the footer names copyright, partner and whom to call in an emergency', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2025');
  await expect(footer).toContainText('Blackroll Partner');
  for (const number of ['112', '116 117', '0800 111 0 111']) {
    await expect(footer).toContainText(number);
  }
});

test('H11: the page says that it is no medical product, no therapy and no emergency service', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('kein Medizinprodukt');
  await expect(footer).toContainText('keine Therapie');
  await expect(footer).toContainText('kein Notfalldienst');
});

test('L6: the mark of advertising touches no line below it, however narrow the window is', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await footer.locator('.pill').evaluate((pill) => {
      const words = document.createRange();
      const list = pill.closest('div')?.querySelector('li a');
      if (list) words.selectNodeContents(list);
      return words.getBoundingClientRect().top - pill.getBoundingClientRect().bottom;
    });
    expect(gap, `${width.toString()} px`).toBeGreaterThanOrEqual(8);
  }
});

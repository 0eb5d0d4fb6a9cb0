import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';

const articles = readArticles();
const path = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';

test.beforeEach(async ({ page }) => {
  await beginWith(page, decision());
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { slug, body } of articles) {
  test(`B9: ${slug} numbers its sources in the order of first use and lists each once`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const keys = [...body.matchAll(/@([a-z]\d+)/g)].map(([, key = '']) => key);
    const order = [...new Set(keys)];
    const numbers = keys.map((key) => `Quelle ${order.indexOf(key) + 1}`);
    const links = page.locator('[data-article-text]').getByRole('link', { name: /^Quelle \d+$/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.ariaLabel))).toEqual(numbers);
    await expect(page.locator('[data-article-text]')).not.toContainText('[@');
    const sources = page.getByRole('region', { name: 'Quellen' }).getByRole('listitem');
    await expect(sources).toHaveCount(order.length);
  });

  test(`B9: in ${slug} every number leads to its source, and every source back to all its places`, async ({
    page,
  }) => {
    await page.goto(`/blog/${slug}`);
    const broken = await page.evaluate(() => {
      const target = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));
      const text = [
        ...document.querySelectorAll<HTMLAnchorElement>('[data-article-text] a[href^="#quelle-"]'),
      ];
      const back = [...document.querySelectorAll<HTMLAnchorElement>('ol a[href^="#zitat-"]')];
      return {
        there: text
          .filter((link) => target(link)?.querySelector(`[href="#${link.id}"]`) == null)
          .map(({ id }) => id),
        back: back
          .filter((link) => !text.includes(target(link) as HTMLAnchorElement))
          .map(({ hash }) => hash),
        uncited: [...document.querySelectorAll('li[id^="quelle-"]')]
          .filter((one) => !text.some((link) => target(link) === one))
          .map(({ id }) => id),
      };
    });
    expect(broken).toEqual({ there: [], back: [], uncited: [] });
  });
}

test('B9: the keyboard goes from a number to its source and back to the same place', async ({
  page,
}) => {
  await page.goto(path);
  const number = page.getByRole('link', { name: 'Quelle 3', exact: true }).first();
  await number.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#quelle-3`);
  const source = page.locator('#quelle-3');
  await expect(source).toBeInViewport();
  await source
    .getByRole('link', { name: /^Zurück zur Textstelle/ })
    .first()
    .click();
  await expect(number).toBeInViewport();
  await expect.poll(async () => (await number.boundingBox())?.y).toBeGreaterThanOrEqual(64);
});

test('B9: a source names authors, year, title and publication, and leads to its DOI in a new tab', async ({
  page,
}) => {
  await page.goto(path);
  const first = page.locator('#quelle-1');
  await expect(first).toContainText(
    'Riemann D, Baglioni C, Bassetti C, et al. (2017). European guideline',
  );
  const doi = first.getByRole('link', { name: /^doi:10\.1111\/jsr\.12594/ });
  await expect(doi).toHaveAttribute('href', 'https://doi.org/10.1111/jsr.12594');
  await expect(doi).toHaveAttribute('target', '_blank');
  await expect(doi).toHaveAttribute('rel', 'noopener');
});

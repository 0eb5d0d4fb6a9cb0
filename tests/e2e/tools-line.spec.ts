import { expect, test } from '#tests/support/browser-test.ts';

const article = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';
const tools = ['Jetzt wach?', 'Schlaftagebuch', 'Passt das zu mir?'];

for (const path of ['/', article]) {
  test(`${path} leads to the tools in one line, the footer in a list of their own`, async ({
    page,
  }) => {
    await page.goto(path);
    const line = page.getByRole('main').locator('p', { hasText: 'Kostenlos und ohne Konto:' });
    await expect(line.getByRole('link')).toHaveText(tools);
    const list = page
      .getByRole('contentinfo')
      .locator('div', { has: page.getByRole('heading', { name: 'Werkzeuge', exact: true }) })
      .last();
    await expect(list.getByRole('link')).toHaveText(tools);
  });
}

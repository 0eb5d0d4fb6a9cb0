import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { editingPagesInBrowser } from '#tests/office/editing-pages-in-browser.ts';

const SOON = { timeout: 30_000 };
const QUESTION = '/inhalte/faq/kosten';

const { pages, page, complaints } = editingPagesInBrowser();

const status = () => page().locator('.editing-state');

test('a changed word is saved, seen in the preview and published', async () => {
  await page().goto(`${pages().site}${QUESTION}`);
  const preview = page().frameLocator('iframe:not([inert])');
  const question = page().getByLabel('Die Frage');
  // The first look starts a development server.
  await preview.getByText('Was kostet das Schlafcoaching?').first().waitFor({ timeout: 60_000 });
  await question.fill('Was kostet die Begleitung?');
  await preview.getByText('Was kostet die Begleitung?').first().waitFor();
  await expect.poll(() => status().textContent(), SOON).toContain('Gespeichert');
  await page().getByLabel('Nacht').check();
  await preview.locator('html[data-theme="night"]').waitFor();
  expect(await preview.locator('script').count()).toBe(0);

  await page().goto(`${pages().site}/veroeffentlichen`);
  await page().getByText('Was kostet die Begleitung?').first().waitFor();
  await page()
    .getByLabel(/Was hast du geändert/u)
    .fill('Frage zum Preis');
  await page().getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page().getByText('Die Website zeigt die neue Fassung').waitFor();
  expect(pages().read('faq/kosten.yaml')).toContain('Was kostet die Begleitung?');
  await page().getByText('Es gibt keine Änderungen').waitFor();
  expect(complaints()).toEqual([]);
});

test('what a lost session kept from being saved is offered again', async () => {
  await page().goto(`${pages().site}${QUESTION}`);
  const question = page().getByLabel('Die Frage');
  await question.waitFor();
  pages().endSession();
  await question.fill('Mitten im Satz?');
  await expect.poll(() => status().textContent(), SOON).toContain('nicht mehr angemeldet');
  const signIn = page()
    .getByRole('alert')
    .getByRole('link', { name: /anmelden/u });
  await signIn.waitFor();
  expect(await signIn.getAttribute('href')).toBe('/anmelden');
  pages().signIn();
  // It is tried again by itself.
  await signIn.waitFor({ state: 'hidden' });
  await expect.poll(() => status().textContent(), SOON).toContain('Gespeichert');
  pages().endSession();
  await question.fill('Mitten im Schreiben?');
  await signIn.waitFor();
  await page().goto(pages().site);
  pages().signIn();
  await page().goto(`${pages().site}${QUESTION}`);
  await page().getByRole('button', { name: 'Übernehmen' }).click();
  await expect.poll(() => status().textContent(), SOON).toContain('Gespeichert');
  expect(await question.inputValue()).toBe('Mitten im Schreiben?');
});

test('entries of a list are moved, added and removed by keyboard', async () => {
  await page().goto(`${pages().site}${QUESTION}`);
  const answers = page().getByLabel(/^Ein Absatz/u);
  await answers.first().waitFor();
  const before = await answers.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  );
  await page().getByRole('button', { name: 'Eintrag 1 nach unten' }).press('Enter');
  await page().getByText('Jetzt Eintrag 2.').waitFor({ state: 'attached' });
  const after = await answers.evaluateAll((all) =>
    all.map((one) => (one as HTMLTextAreaElement).value),
  );
  expect(after).toEqual([before[1], before[0], ...before.slice(2)]);
  await page().getByRole('button', { name: 'Eintrag hinzufügen' }).press('Enter');
  expect(await answers.count()).toBe(before.length + 1);
  await page()
    .getByRole('button', { name: `Eintrag ${before.length + 1} löschen` })
    .press('Enter');
  expect(await answers.count()).toBe(before.length);
});

test('a mistake stands at its field and above the form, with a counter', async () => {
  await page().goto(`${pages().site}${QUESTION}`);
  const question = page().getByLabel('Die Frage');
  await question.fill('x'.repeat(113));
  await page().getByText('3 Zeichen zu viel').waitFor();
  await page().getByText('Der Text hat 113 Zeichen').last().waitFor();
  expect(await question.getAttribute('aria-invalid')).toBe('true');
  await page().getByText('Eine Stelle ist noch zu berichtigen').click();
  await page()
    .getByRole('link', { name: /113 Zeichen/u })
    .click();
  expect(page().url()).toContain('#field-question');
  await question.fill('Was kostet das Schlafcoaching?');
});

test('script in the words of the content stays words, in the form and in the preview', async () => {
  await page().goto(`${pages().site}${QUESTION}`);
  const evil = '<img src=x onerror="document.title=1">';
  await page().getByLabel('Die Frage').fill(evil);
  await expect.poll(() => status().textContent(), SOON).toContain('Gespeichert');
  await page().goto(`${pages().site}/veroeffentlichen`);
  await page().getByText(evil).first().waitFor();
  await page().frames().at(-1)?.waitForLoadState();
  expect(await page().title()).toBe('Veröffentlichen');
  expect(complaints()).toEqual([]);
});

test.each(['/inhalte', QUESTION, '/inhalte/hero/hero', '/veroeffentlichen'])(
  'axe finds nothing on %s, also on a small phone',
  async (path) => {
    for (const width of [1440, 320]) {
      await page().setViewportSize({ width, height: 800 });
      await page().goto(`${pages().site}${path}`);
      await page().locator('summary, input, h2').first().waitFor();
      const { violations } = await new AxeBuilder({ page: page() })
        .exclude('iframe')
        .disableRules(['page-has-heading-one', 'region'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      const overflow = await page().evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  },
);

test('the preview answers editors alone, and nothing but pages and their pictures', async () => {
  const ask = async (path: string): Promise<number> =>
    (await fetch(`${pages().site}/vorschau${path}`)).status;
  expect(await ask('/preise')).toBe(200);
  const secret = encodeURIComponent('/@fs/etc/passwd');
  const around = encodeURIComponent(
    `/@fs${pages().dataDir}/office/drafts/anna/content/pictures/../x`,
  );
  for (const path of [
    ...[
      '/@fs/etc/passwd',
      '/@vite/client',
      '/src/pages/index.astro',
      '/node_modules/astro/package.json',
    ],
    ...[`/_image?href=${secret}&w=10&h=10&f=webp`, `/_image?href=${around}&w=10&h=10&f=webp`],
    ...['/functions/v1/send-withdrawal', '/..%2f..%2fetc/passwd'],
    `/_image?href=${encodeURIComponent('https://evil.example/x.png')}&w=10&h=10&f=webp`,
  ]) {
    expect(await ask(path), path).toBe(404);
  }
  const page = await fetch(`${pages().site}/vorschau/preise`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  pages().endSession();
  expect(await ask('/preise')).toBe(401);
});

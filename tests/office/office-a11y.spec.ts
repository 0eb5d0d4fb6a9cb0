import AxeBuilder from '@axe-core/playwright';
import { expect, openAccount, signIn, test } from './office-test.ts';

test.use({ officeFor: 'a11y' });

const pages = [
  ...[
    '/mein-konto',
    '/konten',
    '/protokoll',
    '/erklaerungen',
    '/personen',
    '/newsletter',
    '/zustand',
  ],
  ...['/inhalte', '/veroeffentlichen'],
];
const looks = [
  { colorScheme: 'light', theme: 'Wie das Gerät' },
  { colorScheme: 'dark', theme: 'Wie das Gerät' },
  { colorScheme: 'dark', theme: 'Nacht' },
] as const;

test('every page is accessible in every theme and does not scroll sideways at 320 px', async ({
  page,
  office,
}) => {
  test.slow();
  const found: string[] = [];
  const look = async (path: string): Promise<void> => {
    await page.goto(path);
    for (const more of await page.locator('main summary').all()) await more.click();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html ?? ''}`));
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (tooWide) found.push(`${path}: wider than ${width.toString()} px`);
    }
  };
  await look('/anmelden');
  await look(office.firstLink);
  const secret = await openAccount(page, office.firstLink);
  await page.goto('/konten');
  await page.getByLabel('E-Mail-Adresse').fill('eingeladen@schlaf.example');
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByRole('status')).toHaveText(/Die Einladung ist unterwegs/u);
  for (const { colorScheme, theme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/mein-konto');
    await page.getByRole('contentinfo').getByRole('button', { name: theme }).click();
    for (const path of pages) await look(path);
  }
  expect(found).toEqual([]);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await signIn(page, secret);
  await page.goto('/konten');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `one line at ${width.toString()} px`).toBeLessThan(70);
    await expect(page.getByRole('link', { name: 'Protokoll' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const area = page.getByRole('link', { name: 'Protokoll' });
  await expect(area).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).press('Enter');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Inhalte' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(area).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();

  await page.goto('/konten');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Zum Inhalt/u })).toBeFocused();
});

import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

// What somebody meets every day, whatever they came for.
const office = officeForSuite();
const { open } = browserForSuite(office.site);
let owner: Member;

beforeAll(async () => {
  owner = await office.join('owner');
});

test('a letter or two leave in the menu what is looked for, also of a group that is folded', async () => {
  const page = await open(owner);
  await page.goto('/admin');
  await page.locator('.template-default--nav-animate').waitFor();
  const menu = page.locator('nav').first();
  const price = menu.getByRole('link', { name: 'Preis', exact: true });
  await menu.getByRole('button', { name: 'Angebot' }).click();
  await expectPage(price).toBeHidden();
  const filter = menu.getByRole('searchbox', { name: 'Menü durchsuchen' });
  await filter.fill('pREIs');
  await expectPage(price).toBeVisible();
  await expectPage(menu.locator('.nav__link').filter({ visible: true })).toHaveCount(2);
  await expectPage(menu.getByRole('button', { name: 'Startseite' })).toBeHidden();
  await filter.fill('');
  await expectPage(menu.getByRole('link', { name: 'Protokoll' })).toBeVisible();
  await expectPage(price).toBeHidden();
});

test('on a phone a list fades at its edge, and scrolls until its last column stands clear', async () => {
  const page = await open(owner, { viewport: { width: 390, height: 844 } });
  await page.goto('/admin/collections/blog');
  const list = page.locator('.collection-list .table');
  await list.waitFor();
  const [fade, left] = await list.evaluate((table) => {
    table.scrollLeft = table.scrollWidth;
    const last = table.querySelector('tbody tr > :last-child')?.getBoundingClientRect();
    return [getComputedStyle(table).maskImage, innerWidth - (last?.right ?? innerWidth)];
  });
  expect(fade).toContain('gradient');
  expect(left).toBeGreaterThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone a document begins with its form, also after one whose preview was left open', async () => {
  const page = await open(owner, { viewport: { width: 390, height: 844 } });
  const preview = page.locator('#live-preview-iframe');
  await page.goto('/admin/globals/hero');
  await page.locator('#live-preview-toggler').click();
  await expectPage(preview).toBeVisible();
  const kept = () =>
    office.sql(
      "select 1 from payload.payload_preferences where value ->> 'editViewType' = 'live-preview'",
    );
  await expectPage.poll(async () => (await kept()).length).toBe(1);
  await page.goto('/admin/globals/hero');
  await expectPage(preview).toBeHidden();
  await expectPage(page.getByRole('textbox').first()).toBeVisible();
  await page.locator('#live-preview-toggler').click();
  await expectPage(preview).toBeVisible();
});

test('a word in curly brackets is explained below its field, and a description is typed once', async () => {
  const page = await open(owner);
  await page.goto('/admin/globals/hero');
  const answer = page.getByRole('textbox').filter({ hasText: '{geraet}' }).first();
  const id = (await answer.getAttribute('id')) ?? '';
  const typed = page.locator(`[id="${id}"]`);
  const field = page.locator('.field-type.textarea').filter({ has: typed });
  await expectPage(field).toContainText('{geraet}: auf welchem Gerät die App läuft');
  await expectPage(field).not.toContainText('{kurse}:');
  await typed.fill('Siehe {kurse}.');
  await expectPage(field).toContainText('{kurse}: wo man Präventionskurse bucht');
  await page.goto('/admin/collections/team');
  await page.locator('td a').first().click();
  await expectPage(page.getByText('Lass es leer: Beim Speichern kommt hierher')).toBeVisible();
});

test('while an earlier state is fetched the page says so', async () => {
  await office.sql(
    `insert into payload.publications (status, what, person_name, commit, updated_at, created_at)
     values ('published', 'Alt', 'owner', 'a1', now() - interval '1 day', now() - interval '1 day'),
       ('published', 'Neu', 'owner', 'b2', now(), now())`,
  );
  const page = await open(owner);
  const reached = Promise.withResolvers<undefined>();
  await page.route('**/api/publishing/back', async (route) => {
    await reached.promise;
    await route.fulfill({ json: {} });
  });
  await page.goto('/admin/veroeffentlichen');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Zu diesem Stand zurück' }).click();
  const said = page.getByText('Der frühere Stand wird geholt.');
  await expectPage(said).toBeVisible();
  reached.resolve(undefined);
  await expectPage(said).toBeHidden();
});

test('no page moves while its script wakes, so that a click meets what it was meant for', async () => {
  const page = await open(owner);
  await page.addInitScript(() => {
    const moved = { far: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        moved.far += (shift as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['', '/collections/blog', '/globals/pricing']) {
    await page.goto(`/admin${path}`);
    // Payload's sign that it is awake.
    await page.locator('.template-default--nav-animate').waitFor();
    const { far } = await page.evaluate(
      () => (window as unknown as { moved: { far: number } }).moved,
    );
    expect(far, path).toBeLessThan(0.1);
  }
  await page.getByRole('button', { name: 'Schließen des Menüs' }).first().click();
  await expectPage(page.getByRole('button', { name: 'Öffnen des Menüs' }).first()).toBeVisible();
});

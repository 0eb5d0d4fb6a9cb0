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

test('whoever changes something sees at once what becomes of it', async () => {
  const page = await open(owner);
  // Then nothing asks again by itself.
  await page.addInitScript(() => {
    const own = window.setTimeout.bind(window);
    const never = 2 ** 31 - 1;
    window.setTimeout = ((work: TimerHandler, ms?: number) =>
      own(work, ms === 5000 ? never : ms)) as typeof window.setTimeout;
  });
  const status = '**/api/publishing/status';
  const first = page.waitForResponse(status);
  await page.goto('/admin/globals/offer');
  await first;
  await page.locator('.template-default--nav-animate').waitFor();
  const note = page.getByLabel(/^Hinweis zur Laufzeit/u);
  await note.fill('jeden Monat kündbar');
  const second = page.waitForResponse(status);
  await page.getByRole('button', { name: 'Entwurf speichern' }).click();
  expect((await second).ok()).toBe(true);
});

test('on a phone the whole name of a document can be read, and nothing reaches beyond the page', async () => {
  const page = await open(owner, { viewport: { width: 390, height: 844 } });
  await page.goto('/admin/globals/cancellation');
  const name = page.getByRole('heading', { level: 1 });
  await expectPage(name).toHaveText('Texte neben dem Kündigungsformular');
  const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await page.goto('/admin');
  const field = await page.getByLabel(/^Suche in allem/u).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(390 - (title?.x ?? 0));
});

test('nothing that one can point at names a field as a program does', async () => {
  const page = await open(owner);
  await page.goto('/admin/globals/suitability');
  const choice = page.getByRole('checkbox', { name: /^Auch ein Grund gegen Techniken/u }).first();
  await expectPage(choice).toBeEnabled();
  const titles = await page
    .locator('[title]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('title') ?? ''));
  expect(titles.filter((title) => /^[a-z]\w*(?:\.\w+)+$/u.test(title))).toEqual([]);
  await page.goto('/admin/globals/benefits');
  await expectPage(page.getByText(/^Symbol\b/u).first()).toBeVisible();
  await expectPage(page.locator('.rs__single-value', { hasText: /^[a-z]/u })).toHaveCount(0);
});

test('the menu says where one is, and the keyboard shows where it is', async () => {
  const page = await open(owner);
  await page.goto('/admin/protokoll');
  const here = page.locator('nav [aria-current]');
  await expectPage(here).toHaveText('Protokoll');
  await page.goto('/admin');
  await expectPage(here).toHaveText('Start');
  await expectPage(page.getByRole('link', { name: 'Neuen Artikel schreiben' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Menü durchsuchen' }).focus();
  await page.keyboard.press('Tab');
  await expectPage(here).toBeFocused();
  await expectPage(here).toHaveCSS('outline-style', 'solid');
});

test.each(['', '/collections/blog', '/globals/hero'])(
  'the keyboard passes the menu of /admin%s with one link',
  async (path) => {
    const page = await open(owner);
    await page.goto(`/admin${path}`);
    await page.locator('.template-default--nav-animate').waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt' });
    await expectPage(skip).toBeFocused();
    await expectPage(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // What stands behind the menu and the line with the account.
    await expectPage(page.locator('.app-header ~ * :focus')).toBeVisible();
  },
);

test('whoever has set larger letters in the browser gets larger letters and lines', async () => {
  const page = await open(owner);
  const settings = await page.context().newCDPSession(page);
  await page.goto('/admin/collections/blog');
  const title = page.locator('td a').first();
  const lineOf = async (standard: number) => {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } });
    return title.evaluate((link) => {
      const { fontSize, lineHeight } = getComputedStyle(link);
      return [parseFloat(fontSize), parseFloat(lineHeight)] as const;
    });
  };
  const [usual, usualLine] = await lineOf(16);
  const [large, largeLine] = await lineOf(32);
  expect(large).toBeCloseTo(2 * usual);
  expect(largeLine).toBeCloseTo(2 * usualLine, -1);
});

test('state and date of a document are whole, however large the letters of the browser are', async () => {
  const page = await open(owner);
  const settings = await page.context().newCDPSession(page);
  await page.goto('/admin/collections/blog');
  await page.locator('td a').first().click();
  await page.locator('.doc-controls__meta').waitFor();
  for (const standard of [16, 24, 32]) {
    await settings.send('Page.setFontSizes', { fontSizes: { standard } });
    const cut = await page.locator('.doc-controls__content').evaluate((line) => ({
      across: line.scrollWidth - line.clientWidth,
      down: line.scrollHeight - line.clientHeight,
      page: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(cut, `letters of ${String(standard)} px`).toEqual({ across: 0, down: 0, page: 0 });
  }
});

test('whatever one presses or types into in a document has a name, and a row that of its first field', async () => {
  const page = await open(owner);
  await page.goto('/admin/globals/hero');
  await expectPage(page.locator('.row-words').first()).toHaveText('Was ist das?');
  await expectPage(page.getByRole('button', { name: 'Mehr' }).first()).toBeVisible();
  await page.goto('/admin/collections/blog');
  await page.locator('td a').first().click();
  await expectPage(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await expectPage(page.getByRole('combobox', { name: /^Wer den Artikel/u }).first()).toBeVisible();
  await expectPage(page.getByRole('button', { name: /^$/u })).toHaveCount(0);
});

test('a list says in one short sentence where to look for something', async () => {
  const page = await open(owner);
  await page.goto('/admin/collections/blog');
  await expectPage(page.getByPlaceholder('In dieser Liste suchen', { exact: true })).toBeVisible();
  await expectPage(
    page.getByRole('button', { name: 'Nach „Kategorie“ sortieren, aufsteigend' }),
  ).toBeVisible();
});

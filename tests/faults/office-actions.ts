import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Which } from './failing-proxy.ts';
import type { Query } from './query-embedded.ts';
import { until } from './world.ts';

/** The page where somebody does something, with the words it is about. */
export interface Doing {
  readonly page: Page;
  readonly words: string;
  readonly id: number;
}

export interface Action {
  /** The request that does it. */
  readonly which: Which;
  readonly open: (doing: Doing) => Promise<void>;
  readonly fill: (doing: Doing) => Promise<void>;
  readonly press: (doing: Doing) => Promise<void>;
  /** The words on the page; left out where nothing is typed. */
  readonly shown?: (page: Page) => Promise<string>;
  /** Whether a page that is loaded anew offers what was typed. */
  readonly isKept?: boolean;
  /** How often it is in the database. */
  readonly stored: (doing: Doing) => Promise<number>;
  /** What the page says when it is done. */
  readonly done: RegExp;
}

interface Place {
  readonly query: Query;
  /** Of a declaration. */
  readonly reference: string;
  /** The first version of a document. */
  readonly versionOf: (id: number) => Promise<number>;
}

// 'Nicht gespeichert.' is no success.
const SAVED = /(?<!nicht )gespeichert\./iu;

/** What is tried, each by the buttons of its page. */
export function officeActions({
  query,
  reference,
  versionOf,
}: Place): Readonly<Record<string, Action>> {
  const count = async (text: string): Promise<number> => {
    const [row] = await query<{ n: number }>(`select count(*)::int as n from ${text}`);
    return row?.n ?? 0;
  };
  const question = (page: Page): Locator => page.locator('#field-question');
  const isReady = async (page: Page): Promise<void> => {
    await question(page).waitFor();
    await until('it can be edited', () => question(page).isEnabled());
    await page.waitForLoadState('networkidle');
  };
  const openDocument = async ({ page, id }: Doing): Promise<void> => {
    await page.goto(`/admin/collections/faq/${String(id)}`);
    await isReady(page);
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const asks = (method: string, path: RegExp): Which => {
    return (asked, url) => asked === method && path.test(url);
  };
  const nothing = () => Promise.resolve();
  const typing = {
    fill: ({ page, words }: Doing) => question(page).fill(words),
    shown: (page: Page) => question(page).inputValue({ timeout: 1000 }),
    isKept: true,
  };
  return {
    save: {
      ...typing,
      which: asks('PATCH', /^\/api\/faq\/\d/u),
      open: openDocument,
      press: ({ page }) => button(page, 'Entwurf speichern').click(),
      stored: async ({ words, id }) => {
        const at = `payload._faq_v where latest and parent_id = ${String(id)}`;
        return count(`${at} and version_question = '${words}'`);
      },
      done: SAVED,
    },
    create: {
      ...typing,
      which: asks('POST', /^\/api\/faq\?/u),
      open: async ({ page }) => {
        await page.goto('/admin/collections/faq/create');
        await isReady(page);
      },
      press: ({ page }) => button(page, 'Entwurf speichern').click(),
      stored: ({ words }) => count(`payload._faq_v where latest and version_question = '${words}'`),
      done: SAVED,
    },
    upload: {
      which: asks('POST', /^\/api\/media\?/u),
      open: async ({ page }) => {
        await page.goto('/admin/collections/media/create');
        await page.locator('input[type=file]').waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
      },
      fill: async ({ page, words }) => {
        const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
        const base = { width: 300, height: 200, channels: 3, noise, background: '#000' } as const;
        const buffer = await sharp({ create: base }).png().toBuffer();
        const file = { name: 'bild.png', mimeType: 'image/png', buffer };
        await page.locator('input[type=file]').setInputFiles(file);
        await page.locator('#field-alt').fill(words);
      },
      shown: (page) => page.locator('#field-alt').inputValue({ timeout: 1000 }),
      press: ({ page }) => button(page, 'Speichern').click(),
      stored: ({ words }) => count(`payload.media where alt = '${words}'`),
      done: SAVED,
    },
    note: {
      which: asks('POST', /^\/buero\/.*\/notiz/u),
      open: async ({ page }) => {
        await page.goto(`/admin/erklaerungen/${reference}`);
        await page.waitForLoadState('networkidle');
      },
      fill: ({ page, words }) => page.getByLabel('Notiz').fill(words),
      shown: (page) => page.getByLabel('Notiz').inputValue({ timeout: 1000 }),
      press: ({ page }) => button(page, 'Notiz speichern').click({ noWaitAfter: true }),
      stored: ({ words }) => count(`declaration_notes where note = '${words}'`),
      done: /Notiz .*gespeichert|schon/u,
    },
    restore: {
      which: asks('POST', /^\/api\/faq\/versions\/\d/u),
      open: async ({ page, id }) => {
        const version = await versionOf(id);
        await page.goto(`/admin/collections/faq/${String(id)}/versions/${String(version)}`);
        await page.waitForLoadState('networkidle');
      },
      fill: nothing,
      press: async ({ page }) => {
        await button(page, 'Diese Version wiederherstellen').click();
        await button(page, 'Bestätigen').click();
      },
      stored: async ({ id }) =>
        (await count(
          `payload._faq_v where latest and parent_id = ${String(id)} and version_question = 'Erste Fassung?'`,
        )) *
        ((await count(`payload._faq_v where parent_id = ${String(id)}`)) - 2),
      done: /Wiederhergestellt\./u,
    },
    bin: {
      which: asks('PATCH', /^\/api\/faq\/\d/u),
      open: openDocument,
      fill: nothing,
      press: async ({ page }) => {
        await page.locator('.doc-controls__popup button').first().click();
        await button(page, 'Löschen').click();
        await button(page, 'Bestätigen').click();
      },
      stored: ({ id }) => count(`payload.faq where id = ${String(id)} and deleted_at is not null`),
      done: /Papierkorb/u,
    },
    plan: {
      which: asks('POST', /^\/api\/publishing\/plan/u),
      open: openDocument,
      fill: async ({ page }) => {
        await button(page, 'Später').click();
        await page.getByLabel('Tag und Uhrzeit').fill('2099-12-24T15:30');
      },
      press: ({ page }) => button(page, 'Planen').click(),
      stored: ({ id }) =>
        count(`payload.payload_jobs where input -> 'doc' ->> 'value' = '${String(id)}'`),
      done: /Geplant/u,
    },
    publish: {
      ...typing,
      which: asks('PATCH', /^\/api\/faq\/\d/u),
      open: openDocument,
      press: ({ page }) => button(page, 'Veröffentlichen').click(),
      stored: ({ words }) =>
        count(`payload.faq where question = '${words}' and _status = 'published'`),
      done: SAVED,
    },
  };
}

import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '#tests/support/browser-test.ts';

/** Where the browser sends what it declares; a Playwright pattern. */
export const FUNCTIONS = '**/functions/v1/*';

export type CancellationValues = Record<'email' | 'name' | 'reason', string>;

/** A cancellation like no other, so that the server takes it for a new one. */
export const newCancellation = (): CancellationValues => ({
  email: `anna-${randomUUID()}@schlaf.example`,
  name: 'Anna Muster',
  reason: 'Hiermit kündige ich.',
});

/** Opens a page with a form, comes near it, and waits until its script has taken over. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('form').hover();
  await formIsAwake(page);
}

/** The script of a form turns the browser's own messages off, and brings its own. */
export async function formIsAwake(page: Page): Promise<void> {
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
}

/** The three required fields of the cancellation, in their order. */
export const fieldsOf = (page: Page): Record<keyof CancellationValues, Locator> => ({
  email: page.getByRole('textbox', { name: 'E-Mail-Adresse *' }),
  name: page.getByRole('textbox', { name: 'Vor- und Nachname *' }),
  reason: page.getByRole('textbox', { name: 'Nachricht *' }),
});

export async function fillCancellation(page: Page, values: CancellationValues): Promise<void> {
  const fields = fieldsOf(page);
  await fields.email.fill(values.email);
  await fields.name.fill(values.name);
  await fields.reason.fill(values.reason);
}

export const sendCancellation = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Kündigung abschicken' }).click();

export const receiptOf = (page: Page, name = 'Deine Kündigung ist eingegangen'): Locator =>
  page.getByRole('region', { name });

/** Below a receipt the form is folded; unfolds it. */
export async function unfoldForm(page: Page): Promise<void> {
  await expect(page.getByRole('form')).toBeHidden();
  await page.locator('summary', { has: page.locator('#form-heading') }).click();
  await expect(page.getByRole('form')).toBeVisible();
}

/** The reference on a receipt. */
export async function referenceOn(receipt: Locator): Promise<string> {
  const value = receipt.getByRole('definition').first();
  await expect(value).toHaveText(/^[KW]-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return (await value.textContent()) ?? '';
}

/** Holds every request until it is released; tells how many there were. */
export async function holdRequests(
  page: Page,
): Promise<{ release: () => void; sent: () => number }> {
  const gate = Promise.withResolvers<undefined>();
  let sent = 0;
  await page.route(FUNCTIONS, async (route: Route) => {
    sent += 1;
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve(undefined), sent: () => sent };
}

/** What a link gives to be kept: the name of the file and its words. */
export async function download(link: Locator): Promise<{ name: string; words: string }> {
  const downloading = link.page().waitForEvent('download');
  await link.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), words: await text(await file.createReadStream()) };
}

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/browser-test.ts';
import { linkIn, mailsTo } from '#tests/support/newsletter-mails.ts';

export const newAddress = (): string => `leser-${randomUUID()}@schlaf.example`;

/** The block below the articles (row B6). */
export const blockOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Bleib auf dem Laufenden' });

export const fieldOf = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Deine E-Mail-Adresse' });

export const submitOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Anmelden' });

export const FUNCTION = '**/functions/v1/subscribe-newsletter';

/** Opens the list and touches the block, so that it answers in place. */
export async function openBlock(page: Page, path = '/blog'): Promise<void> {
  const script = page.waitForResponse(/islands\/newsletter/);
  await page.goto(path);
  await fieldOf(page).focus();
  // The page has asked for the same module before, so it has run its part first.
  await page.evaluate((url) => import(url).then(() => undefined), (await script).url());
}

/** The address in the mail that somebody got from the tested server, below its origin. */
export async function mailedLink(address: string): Promise<string> {
  const outbox = join(process.env['TESTED_DATA'] ?? '', 'outbox');
  await expect.poll(() => mailsTo(outbox, address), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await mailsTo(outbox, address);
  const url = mail && linkIn(mail);
  return url ? url.pathname + url.search : '';
}

/** Asks for the newsletter without a browser; resolves with the link in the mail. */
export async function requestedLink(page: Page, address = newAddress()): Promise<string> {
  const answer = await page.request.post('/functions/v1/subscribe-newsletter', {
    data: { email: address },
  });
  expect(answer.status()).toBe(200);
  return mailedLink(address);
}

const COMMAND = 'server/command.ts';
const run = promisify(execFile);

/** The values of one address in the export of the tested server; undefined when it is not in it. */
export async function exported(address: string): Promise<string[] | undefined> {
  const { PATH, TESTED_DATA: DATA_DIR } = process.env;
  const env = { PATH, DATA_DIR, DIST_DIR: 'dist-example' };
  const { stdout } = await run(process.execPath, [COMMAND, 'subscribers', 'export'], {
    env,
  });
  const line = stdout.split('\r\n').find((one) => one.startsWith(`"${address}",`));
  return line?.slice(1, -1).split('","');
}

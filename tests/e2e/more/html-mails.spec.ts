import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { Parser } from 'htmlparser2';
import PostalMime, { type Email } from 'postal-mime';
import { scrollsSideways } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { newCancellation } from '#tests/support/declaration-pages.ts';
import { mailsTo } from '#tests/support/newsletter-mails.ts';
import { newAddress } from '#tests/support/newsletter-pages.ts';

// What Apple Mail, Gmail, GMX, WEB.DE, Outlook, Samsung, T-Online and Thunderbird all show, or leave
// out without harm (https://www.caniemail.com, data of 13 May 2026).
const ELEMENTS = 'html head meta title body p br a table tbody tr th td'.split(' ');
const SHOWN = [
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'text-align',
  'vertical-align',
  'padding',
  'border-collapse',
];
// Outlook for Windows lets a line be as wide as its window; Gmail breaks long words by itself.
const HARMLESS = ['max-width', 'overflow-wrap', 'word-break'];
// Gmail cuts off what is longer.
const GMAIL_BYTES = 102_400;
const LINES = 'Erste Zeile.\nZweite Zeile.\n' + 'Schlaf'.repeat(60);

const outbox = (): string => join(process.env['TESTED_DATA'] ?? '', 'outbox');

type SendsMail = (request: APIRequestContext) => Promise<Email>;

const sendsCancellation: SendsMail = (request) =>
  declared(request, 'send-cancellation-slack', { ...newCancellation(), reason: LINES });

const sendsMail: Record<string, SendsMail> = {
  'a cancellation': sendsCancellation,
  'a withdrawal': (request) =>
    declared(request, 'send-withdrawal', { ...newCancellation(), contract: 'Kurs' }),
  'the newsletter’s question': async (request) => {
    const email = newAddress();
    await request.post('/functions/v1/subscribe-newsletter', { data: { email } });
    await expect.poll(() => mailsTo(outbox(), email)).toHaveLength(1);
    const [mail] = await mailsTo(outbox(), email);
    if (mail === undefined) throw new Error('The mail has gone from the outbox.');
    return mail;
  },
};

for (const [name, send] of Object.entries(sendsMail)) {
  test(`the mail for ${name} is what mail programs can show`, async ({ page, request }) => {
    const { html = '', text = '' } = await send(request);
    expect(text.length).toBeGreaterThan(100);
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);

    const { elements, properties, widest } = featuresOf(html);
    expect([...elements].filter((one) => !ELEMENTS.includes(one))).toEqual([]);
    expect([...properties].filter((one) => ![...SHOWN, ...HARMLESS].includes(one))).toEqual([]);
    expect(widest).toBe(600);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      for (const width of [320, 600]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await scrollsSideways(page), `${colorScheme}, ${width.toString()} px`).toBe(false);
      }
      // The ground that a program paints by itself, which axe takes for white otherwise.
      await page.addStyleTag({ content: 'html { background: Canvas }' });
      const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(['wcag2a', 'wcag2aa']);
      expect((await axe.analyze()).violations).toEqual([]);
    }
  });
}

test('the lines of a message stay lines where a program knows no white-space', async ({
  page,
  request,
}) => {
  const { html = '' } = await sendsCancellation(request);
  await page.setContent(html);
  await page.addStyleTag({ content: '* { white-space: normal !important }' });
  const cell = page.getByRole('cell', { name: /^\| Erste Zeile\./ });
  expect((await cell.innerText()).split('\n').slice(0, 2)).toEqual([
    '| Erste Zeile.',
    '| Zweite Zeile.',
  ]);
});

async function declared(request: APIRequestContext, name: string, data: object): Promise<Email> {
  const answer = await request.post(`/functions/v1/${name}`, { data });
  const { reference } = (await answer.json()) as { reference: string };
  const file = join(outbox(), `${reference}.eml`);
  const read = (): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);
  await expect.poll(read, { timeout: 30_000 }).toBeDefined();
  return PostalMime.parse((await read()) ?? '');
}

/** Every element and every CSS property of a mail, and the width that it asks for. */
function featuresOf(html: string) {
  const [elements, properties] = [new Set<string>(), new Set<string>()];
  let widest = 0;
  const parser = new Parser({
    onopentag: (name, { style = '' }) => {
      elements.add(name);
      for (const declaration of style.split(';').filter(Boolean)) {
        const [property = '', value = ''] = declaration.split(':');
        properties.add(property.trim());
        if (property.endsWith('width')) widest = Math.max(widest, Number.parseFloat(value));
      }
    },
  });
  parser.end(html);
  return { elements, properties, widest };
}

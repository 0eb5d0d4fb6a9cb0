import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

const article = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';

interface Voice {
  readonly lang: string;
  readonly localService: boolean;
}

/** Gives the page these voices, which a browser without sound does not have, and notes what is read. */
async function withVoices(page: Page, voices: readonly Voice[]): Promise<void> {
  await page.addInitScript((given) => {
    const said: string[] = [];
    let current: SpeechSynthesisUtterance | undefined;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => given.map((voice) => ({ ...voice, name: voice.lang, default: false })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance;
        said.push(utterance.text);
      },
      cancel: () => {
        current = undefined;
      },
    });
    class Utterance {
      text: string;
      onend?: () => void;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance });
    Object.assign(window, {
      said,
      endSentence: () => (current as unknown as Utterance | undefined)?.onend?.(),
      isSpeaking: () => current !== undefined,
      rate: () => current?.rate,
    });
  }, voices);
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence());
const isSpeaking = (page: Page) =>
  page.evaluate(() => (window as unknown as { isSpeaking: () => boolean }).isSpeaking());
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('read-aloud') ?? [])].map((range) =>
      (range as Range).toString().trim(),
    ),
  );

const german = { lang: 'de-DE', localService: true };
const button = (page: Page) => page.locator('.read-aloud').getByRole('button').first();

test('an article is read sentence by sentence with a voice of the device, and each is marked', async ({
  page,
}) => {
  await withVoices(page, [{ lang: 'en-GB', localService: true }, german]);
  await page.goto(article);
  await button(page).click();
  await expect(button(page)).toHaveText('Anhalten');
  const [first = ''] = await said(page);
  expect(first.length).toBeGreaterThan(10);
  expect((await marked(page)).join(' ').replaceAll(/\s+/gu, ' ')).toContain(first.slice(0, 20));
  await endSentence(page);
  expect(await said(page)).toHaveLength(2);

  await button(page).click();
  await expect(button(page)).toHaveText('Weiter vorlesen');
  expect(await isSpeaking(page)).toBe(false);
  expect(await marked(page)).toEqual([]);
  await button(page).click();
  const all = await said(page);
  expect(all).toHaveLength(3);
  expect(all[2]).toBe(all[1]);
});

test('a step of "Jetzt wach?" is read, and the voice goes with the steps', async ({ page }) => {
  await withVoices(page, [german]);
  await page.goto('/wach/gedanken');
  await button(page).click();
  expect((await said(page))[0]).toBe(
    await page.locator('#schritt-1').getByRole('heading').innerText(),
  );
  await page.locator('#schritt-1').getByRole('link', { name: 'Weiter' }).click();
  await expect(button(page)).toHaveText('Anhalten');
  const second = await page.locator('#schritt-2').getByRole('heading').innerText();
  await expect.poll(async () => (await said(page)).at(-1)).toBe(second);
  await button(page).click();
  await page.locator('#schritt-2').getByRole('link', { name: 'Weiter' }).click();
  await expect(button(page)).toHaveText('Vorlesen');
  expect(await isSpeaking(page)).toBe(false);
});

test('title and tables are read, and it goes on where somebody taps, skips, or wants it faster', async ({
  page,
}) => {
  await withVoices(page, [german]);
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  await button(page).click();
  const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll(/\s+/gu, ' ').trim();
  const title = plain(await page.getByRole('heading', { level: 1 }).innerText());
  expect(title).toContain(plain((await said(page))[0] ?? '-'));

  await page.locator('[data-article-text] tbody td').first().click();
  await expect
    .poll(async () => (await said(page)).at(-1))
    .toBe(
      'Zeile 1: Was dir auffällt: Schnarchen mit Atempausen; Wer zuständig ist: Lungenheilkunde; Was hilft: Beobachtung anderer.',
    );
  await page.getByRole('button', { name: 'Absatz weiter' }).click();
  expect((await said(page)).at(-1)).toMatch(/^Zeile 2: /);
  await page.getByRole('button', { name: 'Absatz zurück' }).click();
  expect((await said(page)).at(-1)).toMatch(/^Zeile 1: /);
  const speed = page.getByRole('combobox', { name: 'Tempo' });
  await expect(speed.getByRole('option')).toHaveText([
    'langsam',
    'normal',
    'schnell',
    'sehr schnell',
  ]);
  await expect(speed.getByRole('option', { selected: true })).toHaveText('normal');
  await speed.selectOption('schnell');
  const rate = () => page.evaluate(() => (window as unknown as { rate: () => number }).rate());
  expect(await rate()).toBe(1.25);
});

for (const [who, voices] of [
  ['without voices', []],
  ['with an English voice only', [{ lang: 'en-GB', localService: true }]],
  ['with a German voice of a server only', [{ lang: 'de-DE', localService: false }]],
] as const) {
  test(`${who} nothing offers to read aloud`, async ({ page }) => {
    await withVoices(page, voices);
    const loaded = page.waitForResponse('**/islands/read-aloud.js');
    await page.goto(article);
    await loaded;
    await expect(button(page)).toBeHidden();
  });
}

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';
import { NIGHT_GROUND } from '#tests/support/themes.ts';

const { doors } = readContent('tools/awake.yaml');
const PAGES = ['/wach', '/wach/gedanken', '/wach/wachliegen', '/wach/anspannung'];

const ground = (page: Page) => page.locator('html');
const shownStep = (page: Page) => page.locator('.step:visible');
const way = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const thought = (page: Page) => page.getByRole('textbox', { name: 'Dein Gedanke' });

test('when it is shared, its picture has a background of its own', async ({ page, request }) => {
  // Sampled where the shading behind the words does not reach.
  const hills = async (path: string): Promise<number[]> => {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(address ?? '').pathname);
    const strip = { left: 1100, top: 540, width: 100, height: 90 };
    const part = await sharp(await picture.body())
      .extract(strip)
      .toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.map(({ mean }) => Math.round(mean / 5));
  };
  expect(await hills('/wach')).not.toEqual(await hills('/preise'));
  expect(await hills('/team')).toEqual(await hills('/preise'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every step behind every door is shown alone and has an address of its own', async ({
    page,
  }) => {
    for (const door of Object.values(doors)) {
      await page.goto('/wach');
      await page.getByRole('link', { name: door.label }).click();
      for (const [at, { heading }] of door.steps.entries()) {
        await expect(shownStep(page)).toHaveCount(1);
        await expect(shownStep(page).getByRole('heading')).toHaveText(heading);
        if (at > 0) expect(new URL(page.url()).hash).toBe(`#schritt-${String(at + 1)}`);
        if (at + 1 < door.steps.length) await way(page, 'Weiter').click();
      }
      await way(page, 'Zurück').click();
      await expect(shownStep(page).getByRole('heading')).toHaveText(
        door.steps.at(-2)?.heading ?? '',
      );
    }
  });

  test('a thought goes onto paper, because nothing could be kept', async ({ page }) => {
    await page.goto('/wach/gedanken#schritt-2');
    await expect(shownStep(page).locator('noscript')).toBeVisible();
    await expect(thought(page)).toBeHidden();
  });

  test('the page begins in the night theme, and the breathing guide runs and stops', async ({
    page,
  }) => {
    await page.goto('/wach/gedanken#schritt-3');
    await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
    const disc = shownStep(page).locator('.pacer-disc');
    await expect(disc).toHaveCSS('animation-name', 'none');
    await page.getByRole('switch', { name: 'Atemhilfe' }).check();
    await expect(disc).toHaveCSS('animation-name', 'breathe');
    await expect(disc).toHaveCSS('animation-duration', '10s');
    await page.getByRole('switch', { name: 'Atemhilfe' }).uncheck();
    await expect(disc).toHaveCSS('animation-name', 'none');
  });
});

test('a day that was chosen here is remembered here, and the rest of the site follows the system', async ({
  page,
}) => {
  await page.goto('/wach');
  await expect(ground(page)).toHaveCSS('background-color', NIGHT_GROUND);
  await page.getByRole('button', { name: 'Nachtansicht' }).click();
  await expect(ground(page)).not.toHaveCSS('background-color', NIGHT_GROUND);
  await page.reload();
  await expect(ground(page)).not.toHaveCSS('background-color', NIGHT_GROUND);
  await page.goto('/');
  await expect(ground(page)).not.toHaveCSS('background-color', NIGHT_GROUND);
});

test('a step survives reloading, the browser goes back to the one before', async ({ page }) => {
  await page.goto('/wach/gedanken');
  await way(page, 'Weiter').click();
  await way(page, 'Weiter').click();
  await page.reload();
  const [, second, third] = doors.thoughts.steps;
  await expect(shownStep(page).getByRole('heading')).toHaveText(third?.heading ?? '');
  await page.goBack();
  await expect(shownStep(page).getByRole('heading')).toHaveText(second?.heading ?? '');
});

test('the way to the content keeps the step', async ({ page }) => {
  await page.goto('/wach/gedanken#schritt-2');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  await page.locator('a[href="#inhalt"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#inhalt')).toBeFocused();
  await expect(shownStep(page)).toHaveId('schritt-2');
});

for (const address of PAGES) {
  test(`${address} shows no clock and names who helps`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    expect(await main.innerText()).not.toMatch(/\d{1,2}[:.]\d{2}|\bUhr\b.*\d/);
    await expect(main.locator('time')).toHaveCount(0);
    for (const number of ['112', '116117', '08001110111']) {
      await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible();
    }
  });
}

test('on a phone the foot of the page is small and advertises nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const foot = page.getByRole('contentinfo');
  await page.goto('/');
  await expect(foot.getByText('Anzeige')).toBeVisible();
  for (const address of PAGES) {
    await page.goto(address);
    await expect(foot.getByRole('link', { name: 'Impressum' })).toBeVisible();
    await expect(foot.getByText('Anzeige')).toHaveCount(0);
    expect((await foot.boundingBox())?.height).toBeLessThan(300);
  }
});

test('somebody who wants no motion sees a moon that stands still and counts the seconds', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/wach/anspannung#schritt-2');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  await expect(shownStep(page).locator('.pacer-text')).toBeVisible();
  const moon = shownStep(page).locator('.pacer-moon');
  const box = await moon.boundingBox();
  expect(box?.width).toBeGreaterThan(230);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(195, 0);
  await page.getByRole('switch', { name: 'Takt' }).check();
  await expect(shownStep(page).getByRole('status')).toHaveText('anspannen');
  expect((await shownStep(page).getByRole('status').boundingBox())?.y).toBeCloseTo(box?.y ?? 0, 0);
  for (const second of ['1', '2']) {
    await expect(moon.locator('.pacer-count')).toHaveText(second);
    await page.clock.runFor(1000);
  }
  await expect(moon.locator('.pacer-disc')).toHaveCSS('animation-name', 'none');
  await page.clock.runFor(3000);
  await expect(shownStep(page).getByRole('status')).toHaveText('loslassen');
});

test('sound that is chosen while the guide rests starts no moon', async ({ page }) => {
  await page.goto('/wach/gedanken#schritt-3');
  const disc = shownStep(page).locator('.pacer-disc');
  await shownStep(page)
    .locator('[data-pace=sound]')
    .evaluate((input: HTMLInputElement) => (input.checked = true));
  await expect(disc).toHaveCSS('animation-name', 'none');
});

test('the pace is said, and closed eyes can hear and feel it, which nobody gets unasked', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    const tones: number[] = [];
    Object.assign(window, { felt, tones });
    Object.defineProperty(navigator, 'vibrate', {
      value: (pattern: unknown) => felt.push(pattern),
    });
    const start = Reflect.get(OscillatorNode.prototype, 'start');
    OscillatorNode.prototype.start = function (when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  const sensed = () =>
    page.evaluate(() => {
      const { felt, tones } = window as unknown as { felt: unknown[]; tones: number[] };
      return [felt.length, tones.length];
    });
  await page.goto('/wach/gedanken#schritt-3');
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  const said = shownStep(page).getByRole('status');
  const guide = page.getByRole('switch', { name: 'Atemhilfe' });
  expect(await shownStep(page).ariaSnapshot()).toContain('Zähl beim Einatmen bis vier');
  await guide.check();
  await expect(said).toHaveText('ein');
  await page.clock.runFor(4000);
  await expect(said).toHaveText('aus');
  await page.clock.runFor(6000);
  await expect(said).toHaveText('ein');
  expect(await sensed()).toEqual([0, 0]);
  await page.getByRole('checkbox', { name: 'Mit Ton' }).check();
  await page.getByRole('checkbox', { name: 'Mit Vibration' }).check();
  await page.clock.runFor(10_000);
  expect(await sensed()).toEqual([2, 2]);
  await guide.uncheck();
  await expect(said).toHaveText('');
  await page.clock.runFor(20_000);
  expect(await sensed()).toEqual([2, 2]);
});

test.describe('who has not decided about cookies', () => {
  test.use({ visitor: 'first' });

  test('is not asked by the bed, where nothing is loaded, but on the next page', async ({
    page,
  }) => {
    await page.goto('/wach/gedanken');
    await way(page, 'Weiter').click();
    await expect(shownStep(page)).toHaveId('schritt-2');
    await expect(page.locator('.consent')).toBeHidden();
    await page.goto('/preise');
    await expect(page.locator('.consent')).toBeVisible();
  });

  test('stays in place on a tap on the moon, because no banner is there to keep clear of', async ({
    page,
  }) => {
    // So low that the switch stands where the banner would.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/wach/gedanken#schritt-3');
    await shownStep(page).locator('.pacer-moon').click();
    await expect(page.getByRole('switch', { name: 'Atemhilfe' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the screen stays on only while an exercise runs', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const request = () => {
      locks.held += 1;
      return Promise.resolve({ release: () => (locks.held -= 1) });
    };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const held = () =>
    page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  await page.goto('/wach/gedanken#schritt-3');
  const guide = page.getByRole('switch', { name: 'Atemhilfe' });
  await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
  expect(await held()).toBe(0);
  await guide.check();
  await expect.poll(held).toBe(1);
  await guide.uncheck();
  await expect.poll(held).toBe(0);
  await guide.check();
  await expect.poll(held).toBe(1);
  await way(page, 'Weiter').click();
  await expect.poll(held).toBe(0);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the muscles follow one another by themselves once the pace is on, and end at the last step: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await page.goto('/wach/anspannung#schritt-2');
    await page.waitForFunction(() => !document.querySelector('[data-island*=awake]'));
    await page.getByRole('switch', { name: 'Takt' }).check();
    await page.clock.runFor(25_000);
    await expect(shownStep(page)).toHaveId('schritt-3');
    await expect(page.getByRole('switch', { name: 'Takt' })).toBeChecked();
    await page.clock.runFor(25_000);
    await expect(shownStep(page)).toHaveId(`schritt-${String(doors.tension.steps.length)}`);
  });
}

test('a parked thought is kept on the device and sent nowhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/wach/gedanken#schritt-2');
  const ground = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [park, next] = [page.getByRole('button', { name: 'Parken' }), way(page, 'Weiter')];
  const [strong, weak] = [await ground(park), await ground(next)];
  expect(strong).not.toBe(weak);
  const place = await next.boundingBox();
  await thought(page).fill('<b>Steuer</b> Donnerstag');
  await park.click();
  await expect(shownStep(page).getByRole('status')).toHaveText(/^Geparkt\./);
  await expect(thought(page)).toHaveValue('');
  // What weighs more is what comes next.
  await expect(next).toHaveCSS('background-color', strong);
  await expect(park).toHaveCSS('background-color', weak);
  expect((await next.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  expect(sent.filter((request) => request.includes('Steuer'))).toEqual([]);
});

test('where storage is forbidden a sentence says so, and the thought stays in its field', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.goto('/wach/gedanken#schritt-2');
  await thought(page).fill('Donnerstag');
  await page.getByRole('button', { name: 'Parken' }).click();
  await expect(shownStep(page).getByRole('status')).toHaveText(/lässt das Speichern nicht zu/);
  await expect(thought(page)).toHaveValue('Donnerstag');
});

test('where the storage never answers a sentence says so, and a second tap tries again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    let asked = 0;
    IDBFactory.prototype.open = (name) => {
      asked += 1;
      return asked === 1 ? (new EventTarget() as IDBOpenDBRequest) : open(name);
    };
  });
  await page.goto('/wach/gedanken#schritt-2');
  await thought(page).fill('Donnerstag');
  const park = page.getByRole('button', { name: 'Parken' });
  await park.click();
  await expect(shownStep(page).getByRole('status')).toHaveText(/lässt das Speichern nicht zu/);
  await expect(thought(page)).toHaveValue('Donnerstag');
  await park.click();
  await expect(page.getByText('Geparkt.')).toBeVisible();
});

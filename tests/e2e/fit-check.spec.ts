import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { because, fitCheckOn, fitting } from '#tests/support/fit-check.ts';
import { readContent } from '#tests/support/site-content.ts';

const { outcomes } = readContent('tools/fit-check.yaml');

test('one question after the other leads to what may fit, with reasons, price and the way on', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  const title = fit.main.getByRole('heading', { level: 1 });
  await fit.open();
  for (const [at, [question, name]] of Object.entries(fitting).entries()) {
    await expect(fit.shownQuestions).toHaveCount(1);
    await expect(fit.question(question)).toContainText(`Frage ${String(at + 1)} von 9`);
    // The header cuts neither its beginning nor the title above it.
    if (at > 0) await expect(fit.question(question)).toBeFocused();
    expect((await title.boundingBox())?.y).toBeGreaterThan(64);
    await fit.step({ [question]: name });
  }
  await expect(fit.heading).toHaveText(outcomes.fits.headline);
  await expect(fit.result).toBeFocused();
  const reasons = Object.entries(fitting).map(([question, name]) => because(question, name));
  await expect(fit.reasons).toHaveText(reasons.slice(0, 3));
  await fit.result.getByText('Weitere Gründe').click();
  await expect(fit.reasons).toHaveText(reasons);
  // Without reasons against the coaching, no heading announces any.
  await expect(fit.result.getByRole('heading', { level: 3 })).toHaveText([outcomes.fits.inFavour]);
  // The price follows the reasons.
  const price = fit.result.getByText(/69\s€ pro Monat inkl\. MwSt\./);
  await expect(fit.result).toContainText(/69\s€ pro Monat inkl\. MwSt\., monatlich kündbar/);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(price)).toBeGreaterThan(await top(fit.reasons.last()));
  await fit.result.getByRole('link', { name: 'Preis und Bedingungen ansehen' }).click();
  await expect(page).toHaveURL('/preise');
  await page.goBack();
  await expect(page).toHaveURL('/passt-das');
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`moon, title and 'Weiter' stay in one place from the first question on: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const fit = fitCheckOn(page);
    await fit.open();
    const placesOf = async (parts: readonly Locator[]) => {
      await page.evaluate(() => scrollTo(0, 0));
      return Promise.all(parts.map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)));
    };
    const frame = [fit.main.locator('.fit-moon:visible'), fit.main.locator('.fit-title:visible')];
    const next = fit.button('Weiter');
    const first = await placesOf([...frame, next]);
    // On a phone it has the whole row while there is no way back; its end stays.
    const endOf = async () => {
      const box = await next.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0));
    };
    const end = await endOf();
    for (const [question, name] of Object.entries(fitting)) {
      await expect(fit.question(question)).toBeVisible();
      await expect(next).toBeInViewport({ ratio: 1 });
      // Few answers are not blown up to fill the room above it.
      const answer = fit.main.locator('.fit-answer:visible').last();
      const box = await answer.boundingBox();
      // Nor do they leave a hole there.
      const above = ((await next.boundingBox())?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      expect(above, question).toBeLessThan(128);
      const heights = await Promise.all(
        [answer, answer.locator('span')].map(async (part) => (await part.boundingBox())?.height),
      );
      expect((heights[0] ?? 0) - (heights[1] ?? 0), question).toBeLessThan(80);
      expect(await placesOf([...frame, next]), question).toEqual(first);
      expect(await endOf()).toBe(end);
      await fit.step({ [question]: name });
    }
    await expect(fit.heading).toHaveText(outcomes.fits.headline);
    await expect(fit.heading).toBeInViewport({ ratio: 1 });
    expect(await placesOf(frame.slice(0, 1))).toEqual(first.slice(0, 1));
  });
}

test('what speaks against it is said before what speaks for it', async ({ page }) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.step({ ...fitting, wish: 'other', practice: 'unsure' });
  await expect(fit.heading).toHaveText(outcomes.fits.headline);
  await expect(fit.reasons.first()).toHaveText(because('wish', 'other'));
  await expect(fit.reasons.nth(1)).toHaveText(because('practice', 'unsure'));
  const { against, inFavour } = outcomes.fits;
  await expect(fit.result.getByRole('heading', { level: 3 })).toHaveText([against, inFavour]);
});

for (const [question, name] of [
  ['wish', 'knowledge'],
  ['practice', 'no'],
  ['company', 'onSite'],
] as const) {
  test(`"${question}: ${name}" leads to rather not now and says why, without a price`, async ({
    page,
  }) => {
    const fit = fitCheckOn(page);
    await fit.open();
    await fit.step({ ...fitting, [question]: name });
    await expect(fit.heading).toHaveText(outcomes.notNow.headline);
    await expect(fit.reasons).toHaveText([because(question, name)]);
    await expect(fit.result).not.toContainText('€');
  });
}

for (const [question, name] of [
  ['feeling', 'low'],
  ['age', 'minor'],
  ['duration', 'longAndTiring'],
  ['breathing', 'yes'],
  ['daytime', 'yes'],
  ['health', 'yes'],
] as const) {
  test(`"${question}: ${name}" leads to a doctor first and says why, without a price`, async ({
    page,
  }) => {
    const fit = fitCheckOn(page);
    await fit.open();
    await fit.step({ ...fitting, [question]: name });
    await expect(fit.heading).toHaveText(outcomes.doctorFirst.headline);
    await expect(fit.reasons).toHaveText([because(question, name)]);
    await expect(fit.result).not.toContainText('€');
  });
}

test('a crisis leads to the numbers at once, before any other word', async ({ page }) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.step({ feeling: 'crisis' });
  await expect(fit.heading).toHaveText(outcomes.helpNow.headline);
  await expect(fit.result.locator('.fit-outcome > :first-child')).toContainText('112');
  for (const number of ['112', '116117', '08001110111']) {
    await expect(fit.result.locator(`a[href="tel:${number}"]`)).toBeVisible();
  }
  await expect(fit.result).not.toContainText('€');
});

test('there is a way back from every question, by button and by browser, and the answers are still there', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await expect(fit.button('Zurück')).toBeHidden();
  await fit.step({ ...fitting, breathing: 'yes' });
  await expect(fit.heading).toHaveText(outcomes.doctorFirst.headline);
  await fit.button('Zurück').click();
  await expect(fit.question('company')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(fit.question('breathing')).toBeFocused();
  await expect(fit.answer('breathing', 'yes')).toBeChecked();
});

test('the way to the content keeps the question, and so does the way back after it', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.step({ feeling: 'managing', age: 'adult' });
  await page.locator('a[href="#inhalt"]').focus();
  await page.keyboard.press('Enter');
  await expect(fit.question('wish')).toBeVisible();
  await fit.button('Zurück').click();
  await expect(fit.question('age')).toBeVisible();
});

test('beginning again forgets every answer, and the way back shows none of them', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.step(fitting);
  await fit.button('Von vorn beginnen').click();
  await expect(fit.question('feeling')).toBeFocused();
  await expect(page.locator('input:checked')).toHaveCount(0);
  await page.goBack();
  await expect(fit.question('feeling')).toBeVisible();
  await expect(fit.result).toHaveCount(0);
});

test('without an answer nothing goes on, and a sentence says so', async ({ page }) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.button('Weiter').click();
  await expect(fit.main.getByRole('alert')).toHaveText('Wähl eine Antwort, dann geht es weiter.');
  const answer = fit.main.getByRole('radio').first();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await expect(answer).toHaveAccessibleDescription('Wähl eine Antwort, dann geht es weiter.');
  await expect(fit.question('feeling')).toBeVisible();
  await fit.answer('feeling', 'managing').check();
  await expect(fit.main.getByRole('alert')).toBeHidden();
});

test('everything works by keyboard alone, the Enter key goes on and sends nothing', async ({
  page,
}) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.answer('feeling', 'managing').focus();
  await page.waitForFunction(() => !document.querySelector('[data-island*=fit-check]'));
  for (const question of Object.keys(fitting)) {
    await expect(fit.question(question)).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  await expect(fit.result).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('it asks for no score and names no illness as an outcome', async ({ page }) => {
  const fit = fitCheckOn(page);
  await fit.open();
  const words = await fit.main.evaluate((main) => main.textContent);
  expect(words).not.toMatch(/Insomnie|Punkte|Score|Diagnose|Skala|\d+\s*%/);
  expect(words).toContain('Diese Fragen sind kein Test');
});

test('after a reload the browser goes back from the first question to the page before', async ({
  page,
}) => {
  await page.goto('/preise');
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.step({ feeling: 'managing', age: 'adult', wish: 'stayAsleep' });
  await page.reload();
  await page.waitForFunction(() => !document.querySelector('[data-island*=fit-check]'));
  await page.evaluate(() => {
    history.back();
  });
  await expect(page).toHaveURL('/preise');
});

import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';
import { fitCheckOn } from '#tests/support/fit-check.ts';

/** Clicks twice on one place of the window, the second time when the first click has come to something. */
async function doubleClick(page: Page, button: Locator, done: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  assert(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await done();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click that saves a night speaks of no other window', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await diary.fillTimes();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.diary-problem')) document.body.dataset['warned'] = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await diary.save.dblclick();
  await expect(diary.status).toHaveText(/^Gespeichert/);
  await expect(diary.rows).toHaveCount(1);
  await expect(page.locator('body')).not.toHaveAttribute('data-warned');
});

test('a night that a double click deletes can still be brought back', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22'), nightOn('2026-11-23')]));
  await diary.rows.first().getByRole('button').click();
  await diary.button('Diese Nacht löschen').dblclick();
  await expect(diary.status).toContainText('ist gelöscht.');
  await diary.button('Rückgängig').dblclick();
  await expect(diary.rows).toHaveCount(2);
  await expect(diary.status).toHaveText('');
});

test('a double click takes away one parked thought, and not the next one as well', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  const thoughts = ['Steuer', 'Zahnarzt', 'Garten'].map((text, at) => ({ id: at + 1, text }));
  await diary.import(diaryFile([nightOn('2026-11-22')], { thoughts }));
  const shown = page.locator('.thought');
  await expect(shown).toHaveCount(3);
  await doubleClick(page, page.getByRole('button', { name: 'Erledigt, löschen' }).first(), () =>
    expect(shown).toHaveCount(2),
  );
  await page.reload();
  await expect(shown).toHaveText(['Zahnarzt', 'Garten']);
});

test('a double click throws away one night that was begun, and not the next one as well', async ({
  page,
}) => {
  const diary = diaryOn(page);
  const begun = page.getByRole('button', { name: /^Entwurf der Nacht/ });
  for (const [at, day] of ['2026-11-20', '2026-11-21', '2026-11-22'].entries()) {
    await diary.open(`/schlaftagebuch?tag=${day}`);
    await diary.field('Ins Bett gegangen').fill('22:00');
    await diary.button('Abbrechen').click();
    await expect(begun).toHaveCount(at + 1);
  }
  await doubleClick(page, begun.first(), () => expect(begun).toHaveCount(2));
  await page.reload();
  await expect(begun).toHaveCount(2);
});

test('a double click removes one nap of a night, and not the next one as well', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  const minutes = diary.field('Minuten');
  for (const [at, slept] of ['20', '30', '40'].entries()) {
    await diary.button('Schlaf hinzufügen').click();
    await minutes.nth(at).fill(slept);
  }
  await doubleClick(page, diary.button('1. Schlaf entfernen'), () =>
    expect(minutes).toHaveCount(2),
  );
  await expect(minutes.first()).toHaveValue('30');
  await expect(minutes).toHaveCount(2);
});

test('a double click on the way on is no question without an answer', async ({ page }) => {
  const fit = fitCheckOn(page);
  await fit.open();
  await fit.answer('feeling', 'managing').check();
  await doubleClick(page, fit.button('Weiter'), () => expect(fit.question('age')).toBeVisible());
  await expect(fit.question('age')).toBeVisible();
  await expect(fit.main.getByRole('alert')).toBeHidden();
});

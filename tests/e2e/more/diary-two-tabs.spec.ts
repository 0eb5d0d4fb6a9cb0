import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a night that another tab has entered meanwhile is not undone with the one that was deleted', async ({
  page,
  context,
}) => {
  const first = diaryOn(page);
  await first.open();
  await first.import(diaryFile([nightOn('2026-11-22'), nightOn('2026-11-23')]));
  await first.rows.first().getByRole('button').click();
  await first.button('Diese Nacht löschen').click();
  await expect(first.status).toContainText('ist gelöscht.');
  const second = diaryOn(await context.newPage());
  await second.open('/schlaftagebuch?tag=2026-11-22');
  await second.fillTimes(['01:00', '01:15', '05:45', '06:00']);
  await second.save.click();
  await expect(second.rows).toHaveCount(2);
  await first.button('Rückgängig').click();
  await expect(first.status).toContainText('neu eingetragen. So bleibt sie stehen.');
  await expect(first.status.locator('p')).toBeFocused();
  for (const diary of [first, second]) {
    await expect(diary.rows).toHaveCount(2);
    await expect(diary.rows.first()).toContainText('01:00–06:00');
  }
});

test('an import that keeps the diary also keeps what another tab has entered since it asked', async ({
  page,
  context,
}) => {
  const first = diaryOn(page);
  await first.open();
  await first.import(diaryFile([nightOn('2026-11-22')]));
  await expect(first.rows).toHaveCount(1);
  await first.import(diaryFile([nightOn('2026-11-22', { wakings: 4 }), nightOn('2026-11-23')]));
  await expect(first.answer).toContainText('Was soll gelten?');
  const second = diaryOn(await context.newPage());
  await second.open('/schlaftagebuch?tag=2026-11-23');
  await second.fillTimes(['01:00', '01:15', '05:45', '06:00']);
  await second.save.click();
  await expect(first.rows).toHaveCount(2);
  await first.button('Mein Tagebuch behalten').click();
  await expect(first.answer).toHaveText('0 Nächte übernommen.');
  await expect(first.rows.last()).toContainText('01:00–06:00');
});

test('a night that is saved while the diary is still being read stays on the page', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch?tag=2026-11-23');
  await page.evaluate(() => {
    // The next answer about the parked thoughts waits until the page says so.
    const listen = Reflect.get(IDBRequest.prototype, 'addEventListener');
    IDBRequest.prototype.addEventListener = function (
      this: IDBRequest,
      name: string,
      listener: EventListener,
    ) {
      const isHeld = this.source instanceof IDBObjectStore && this.source.name === 'thoughts';
      if (!isHeld || name !== 'success') listen.call(this, name, listener);
      else document.addEventListener('answered', listener, { once: true });
    } as typeof listen;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await page.evaluate(async () => {
    document.dispatchEvent(new Event('answered'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(diary.rows).toHaveCount(1);
});

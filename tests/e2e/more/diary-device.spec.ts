import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, FORTNIGHT, nightOn } from '#tests/support/diary.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('two tabs lose no night, and the same night asks before it is replaced', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const [first, second] = [diaryOn(one), diaryOn(other)];
  await first.open('/schlaftagebuch?tag=2026-11-22');
  await second.open('/schlaftagebuch?tag=2026-11-23');
  await first.fillTimes();
  await first.save.click();
  await expect(first.rows).toHaveCount(1);
  await second.fillTimes();
  await second.save.click();
  await expect(second.rows).toHaveCount(2);
  await expect(first.rows).toHaveCount(2);
  await first.open('/schlaftagebuch?tag=2026-11-21');
  await second.open('/schlaftagebuch?tag=2026-11-21');
  await first.fillTimes();
  await first.save.click();
  await expect(first.rows).toHaveCount(3);
  await second.fillTimes();
  await second.field('Minuten bis zum Einschlafen').fill('77');
  await second.save.click();
  await expect(second.problem).toHaveText(/in einem anderen Fenster/);
  await second.save.click();
  await expect(first.rows.first()).toContainText('77 Min.');
});

test('what one tab deletes another neither brings back nor deletes unasked', async ({
  context,
}) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  const [first, second] = [diaryOn(one), diaryOn(other)];
  await first.open();
  await first.import(diaryFile([nightOn('2026-11-23'), nightOn('2026-11-22')]));
  await expect(first.rows).toHaveCount(2);
  await second.open('/schlaftagebuch?tag=2026-11-23');
  await first.open('/schlaftagebuch?tag=2026-11-23');
  await first.button('Diese Nacht löschen').click();
  await expect(first.rows).toHaveCount(1);
  await second.save.click();
  await expect(second.problem).toHaveText(/in einem anderen Fenster gelöscht/);
  await second.save.click();
  await expect(first.rows).toHaveCount(2);
  await first.open('/schlaftagebuch?tag=2026-11-22');
  await second.open('/schlaftagebuch?tag=2026-11-22');
  await second.field('Minuten bis zum Einschlafen').fill('77');
  await second.save.click();
  await expect(second.rows).toHaveCount(2);
  await first.button('Diese Nacht löschen').click();
  await expect(first.status).toHaveText(/geändert. Sieh sie dir an/);
  await expect(first.rows).toHaveCount(2);
});

test('a night that is moved stays on its day as well when another tab has changed it there', async ({
  page,
  context,
}) => {
  const first = diaryOn(page);
  await first.open();
  await first.import(diaryFile([nightOn('2026-11-22')]));
  const second = diaryOn(await context.newPage());
  for (const diary of [first, second]) await diary.open('/schlaftagebuch?tag=2026-11-22');
  await second.field('Minuten bis zum Einschlafen').fill('77');
  await second.save.click();
  await expect(second.rows).toContainText('77 Min.');
  await page.getByLabel('Morgen nach der Nacht').fill('2026-11-21');
  await first.save.click();
  for (const diary of [first, second]) {
    await expect(diary.rows).toHaveCount(2);
    await expect(diary.rows.filter({ hasText: '77 Min.' })).toHaveCount(1);
    await expect(diary.rows.filter({ hasText: '20 Min.' })).toHaveCount(1);
  }
});

test('the page opens each of its databases once, and lets go of one that is deleted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    IDBFactory.prototype.open = new Proxy(Reflect.get(IDBFactory.prototype, 'open'), {
      apply: (open, factory, given): unknown => {
        opened.push(given[0]);
        return Reflect.apply(open, factory, given);
      },
    });
  });
  const diary = diaryOn(page);
  await diary.open();
  const keepNight = async (rows: number) => {
    await diary.add.click();
    await diary.fillTimes();
    await diary.save.click();
    await expect(diary.rows).toHaveCount(rows);
  };
  await keepNight(1);
  const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
  expect(opened.sort()).toEqual(['diary', 'diary-drafts', 'diary-state', 'parked-thoughts']);
  const deleted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase('diary');
        deleting.addEventListener('success', () => resolve('at once'));
        deleting.addEventListener('blocked', () => resolve('blocked'));
      }),
  );
  expect(deleted).toBe('at once');
  await keepNight(2);
  await diary.open();
  await expect(diary.rows).toHaveCount(1);
});

test('where the storage never answers the diary opens all the same, and says that it keeps nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  const diary = diaryOn(page);
  await diary.open();
  await expect(diary.status).toHaveText(/kann hier nichts speichern/, { timeout: 15_000 });
  // Nobody waits for it again and again.
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1, { timeout: 8000 });
});

test('where storage is forbidden a sentence says so, and the night can still be exported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  const diary = diaryOn(page);
  await diary.open();
  await expect(diary.status).toHaveText(/kann hier nichts speichern/);
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.status).not.toContainText('Gespeichert');
  const { content } = await diary.exported('Sichern');
  expect(content.toString()).toContain('2026-11-23');
});

test('where storage is full a sentence says so, and the night can still be exported', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.status).toHaveText(/kann hier nichts speichern/);
  await expect(diary.rows).toHaveCount(1);
  await expect(diary.status).not.toContainText('Gespeichert');
  const { content } = await diary.exported('Sichern');
  expect(content.toString()).toContain('2026-11-23');
});

test('what a full storage does not take stays on the page, whatever is done to it', async ({
  page,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await page.evaluate(() => {
    const fail = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: fail, clear: fail });
  });
  for (let nights = 1; nights <= 2; nights += 1) {
    await diary.add.click();
    await diary.fillTimes();
    await diary.save.click();
    await expect(diary.rows).toHaveCount(nights);
  }
  await diary.rows.first().getByRole('button').first().click();
  await diary.field('Aufgestanden').fill('07:30');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(2);
  await page.evaluate(() => new BroadcastChannel('diary').postMessage('changed'));
  const { content } = await diary.exported('Sichern');
  expect(content.toString()).toContain('07:30');
  expect(content.toString()).toContain('2026-11-22');
  await expect(diary.status).toHaveText(/kann hier nichts speichern/);
});

test('nothing is said to be deleted that the storage still has', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await page.evaluate(() => {
    const fail = () => {
      throw new DOMException('', 'UnknownError');
    };
    Object.assign(IDBObjectStore.prototype, { clear: fail, delete: fail });
  });
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  await expect(diary.answer).toContainText('hat das Löschen nicht bestätigt');
  await expect(diary.rows).toHaveCount(1);
});

test('in a whole session no request carries anything of the diary, the worker included', async ({
  page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  const diary = diaryOn(page);
  await diary.open();
  await diary.add.click();
  await diary.fillTimes();
  await page.getByText('Tag davor, Medikamente, Notiz').click();
  await page.getByLabel('Notiz').fill('Geheimnis');
  await diary.save.click();
  await expect(diary.rows).toHaveCount(1);
  await diary.exported('Sichern');
  await diary.import(diaryFile(FORTNIGHT));
  await diary.button('Mein Tagebuch behalten').click();
  await page.getByRole('button', { name: /22\. November 2026 ändern/ }).click();
  await diary.button('Diese Nacht löschen').click();
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  const own = requests.filter((request) => !request.includes(' blob:'));
  expect(own.every((request) => request.startsWith(`GET ${baseURL ?? ''}/`))).toBe(true);
  expect(own.filter((request) => /Geheimnis|Gewitter|23:15|latency/.test(request))).toEqual([]);
});

test('the diary opens, keeps a night and exports it without a network', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-22')]));
  await expect(page.getByText('liegen jetzt auch auf deinem Gerät')).toBeVisible();
  await context.setOffline(true);
  await diary.open();
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.rows).toHaveCount(2);
  await diary.button('Mit Passwort sichern').click();
  await page.getByLabel('Passwort', { exact: true }).fill('Mondschein 7');
  await page.getByLabel('Passwort noch einmal').fill('Mondschein 7');
  const { content } = await diary.exported('Verschlüsselt sichern');
  expect(content.length).toBeGreaterThan(300);
});

test('a week after the last export the diary asks for one', async ({ page }) => {
  const diary = diaryOn(page);
  await diary.open('/schlaftagebuch', '2026-11-14T09:00:00+01:00');
  await diary.add.click();
  await diary.fillTimes();
  await diary.save.click();
  await expect(diary.status).not.toBeEmpty();
  await expect(page.getByText('nichts gesichert')).toHaveCount(0);
  await diary.open();
  await expect(page.getByText('nichts gesichert')).toBeVisible();
  await diary.exported('Als Tabelle');
  await expect(page.getByText('nichts gesichert')).toBeVisible();
  await diary.exported('Sichern');
  await expect(page.getByText('nichts gesichert')).toHaveCount(0);
});

test('deleting everything also deletes a thought that was parked in another tab meanwhile', async ({
  page,
  context,
}) => {
  const diary = diaryOn(page);
  await diary.open();
  await diary.import(diaryFile([nightOn('2026-11-23')]));
  await expect(diary.rows).toHaveCount(1);
  const other = await context.newPage();
  await other.goto('/wach/gedanken#schritt-2');
  await other.getByRole('textbox', { name: 'Dein Gedanke' }).fill('Steuer');
  await other.getByRole('button', { name: 'Parken' }).click();
  await expect(other.getByText('Geparkt.')).toBeVisible();
  await diary.button('Alles löschen').click();
  await diary.button('Ja, endgültig löschen').click();
  await expect(diary.answer).toHaveText('Alles gelöscht.');
  await diary.open();
  await expect(page.getByText('Noch steht keine Nacht')).toBeVisible();
  await expect(page.getByText('Steuer', { exact: true })).toHaveCount(0);
});

test.describe('without kept pages', () => {
  test.use({ serviceWorkers: 'block' });

  test('where the script of the diary does not come, a sentence says so at once, and the nights are still there afterwards', async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_FAILED/);
    const diary = diaryOn(page);
    await diary.open();
    await diary.import(diaryFile([nightOn('2026-11-23')]));
    await expect(diary.rows).toHaveCount(1);
    await page.route('**/islands/diary.js*', (route) => route.abort());
    await page.reload();
    // Long before it would say that it takes longer than usual.
    await expect(page.getByText('Lade die Seite neu')).toBeVisible({ timeout: 3000 });
    await page.unroute('**/islands/diary.js*');
    await diary.open();
    await expect(diary.rows).toHaveCount(1);
  });
});

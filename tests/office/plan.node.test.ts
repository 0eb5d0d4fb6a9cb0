import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;

interface Failure {
  readonly what: string;
  readonly failure: string;
}

beforeAll(async () => {
  anna = await office.join('owner');
});

test('a time is typed, said in German with 24 hours, and stands in the list of what is planned', async () => {
  const { body } = await anna.ask('GET', '/api/faq?limit=1&depth=0');
  const [question] = body['docs'] as { id: number; question: string }[];
  const page = await open(anna);
  await page.goto(`/admin/collections/faq/${String(question?.id)}`);
  await page.getByRole('button', { name: 'Später', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Später veröffentlichen' });
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expectPage(dialog).toContainText('Wähle einen Tag und eine Uhrzeit, die noch kommen.');
  await dialog.getByLabel('Tag und Uhrzeit').fill('2099-12-24T15:30');
  await dialog.getByRole('button', { name: 'Planen' }).dblclick();
  await expectPage(dialog).toContainText('Geplant: geht am 24.12.2099, 15:30 Uhr online.');
  await page.goto('/admin/veroeffentlichen');
  const planned = page
    .getByRole('listitem')
    .filter({ hasText: 'geht am 24.12.2099, 15:30 Uhr online' });
  await expectPage(planned).toContainText(question?.question ?? '?');
  const unplan = planned.getByRole('button', { name: 'Planung aufheben' });
  const [asked] = await Promise.all([
    page.waitForEvent('dialog').then(async (question) => {
      await question.dismiss();
      return question.message();
    }),
    unplan.click(),
  ]);
  expect(asked).toContain('am 24.12.2099, 15:30 Uhr aufheben?');
  await page.reload();
  await expectPage(planned).toHaveCount(1);
  page.once('dialog', (question) => void question.accept());
  await unplan.click();
  await expectPage(planned).toHaveCount(0);
});

test('a browser in another time zone says that Berlin time is meant, and a lost answer plans nothing twice', async () => {
  const page = await open(anna, { timezoneId: 'America/New_York' });
  await page.goto('/admin/globals/offer');
  await page.getByRole('button', { name: 'Später', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Später veröffentlichen' });
  await dialog.getByLabel('Tag und Uhrzeit (Berliner Zeit)').fill('2099-07-01T08:00');
  await page.route('**/api/publishing/plan', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expectPage(dialog).toContainText('Das Büro antwortet gerade nicht.');
  await page.unroute('**/api/publishing/plan');
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expectPage(dialog).toContainText('Geplant: geht am 01.07.2099, 08:00 Uhr online.');
  await page.goto('/admin/veroeffentlichen');
  await expectPage(
    page.getByRole('listitem').filter({ hasText: 'geht am 01.07.2099, 08:00 Uhr online' }),
  ).toHaveCount(1);
});

test('what there is once can be planned, and cannot be planned to leave the website', async () => {
  const page = await open(anna);
  await page.goto('/admin/globals/offer');
  await page.getByRole('button', { name: 'Später', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Später veröffentlichen' });
  await expectPage(dialog.getByLabel('Tag und Uhrzeit')).toBeVisible();
  await expectPage(dialog.getByRole('checkbox')).toHaveCount(0);
  const plan = { kind: 'offer', at: Date.now() + 86_400_000, isLeaving: true };
  expect((await anna.ask('POST', '/api/publishing/plan', plan)).status).toBe(400);
});

test('what is due and has gone, or meets a database that refuses it, is told in a German sentence', async () => {
  const { body } = await anna.ask('GET', '/api/faq?limit=1&depth=0');
  const known = JSON.stringify((body['docs'] as object[])[0], (key, value: unknown) =>
    /^(?:id|slug|basedOn|order)$/u.test(key) ? undefined : value,
  );
  const words = JSON.parse(known) as object;
  const ids: number[] = [];
  for (const [at, question] of ['Ist weg?', 'Wird abgelehnt?'].entries()) {
    const sent = { ...words, question, order: 90 + at };
    const made = await anna.ask('POST', '/api/faq?draft=true&depth=0', sent);
    const { id } = made.body['doc'] as { id: number };
    ids.push(id);
    const plan = { kind: 'faq', id, at: Date.now() + 3_600_000 };
    expect((await anna.ask('POST', '/api/publishing/plan', plan)).status).toBe(200);
  }
  const bin = { deletedAt: new Date().toISOString() };
  expect((await anna.ask('PATCH', `/api/faq/${String(ids[0])}`, bin)).status).toBe(200);
  await office.sql(
    "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
  );
  await office.sql('create trigger refuse before update on payload.faq execute function refuse()');
  await office.sql('update payload.payload_jobs set wait_until = now() where wait_until < $1', [
    new Date(Date.now() + 7_200_000),
  ]);
  const failures = async () =>
    (await office.sql<Failure>('select what, failure from payload.publications order by what')).map(
      ({ what, failure }) => [what, failure],
    );
  await expect.poll(failures, { timeout: 60_000 }).toEqual([
    ['Frage „Ist weg?“', 'Das liegt im Papierkorb oder wurde gelöscht.'],
    ['Frage „Wird abgelehnt?“', expect.stringMatching(/^Das hat nicht geklappt\. /u)],
  ]);
  await office.sql('drop trigger refuse on payload.faq');
});

test('what is planned keeps its name when its document is erased', async () => {
  const { body } = await anna.ask('POST', '/api/faq?draft=true', { question: 'Ist gelöscht?' });
  const { id } = body['doc'] as { id: number };
  const plan = { kind: 'faq', id, at: Date.now() + 86_400_000, isLeaving: true };
  expect((await anna.ask('POST', '/api/publishing/plan', plan)).status).toBe(200);
  const bin = { deletedAt: new Date().toISOString() };
  expect((await anna.ask('PATCH', `/api/faq/${String(id)}`, bin)).status).toBe(200);
  expect((await anna.ask('DELETE', `/api/faq/${String(id)}?trash=true`)).status).toBe(200);
  const page = await open(anna);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Frage „Ist gelöscht?“ (gelöscht)' }).click();
  await page.waitForURL('**/admin/veroeffentlichen');
  await page.locator('.template-default--nav-animate').waitFor();
  const planned = page
    .getByRole('listitem')
    .filter({ hasText: 'Frage „Ist gelöscht?“ (gelöscht)' });
  page.once('dialog', (question) => void question.accept());
  await planned.getByRole('button', { name: 'Planung aufheben' }).click();
  await expectPage(planned).toHaveCount(0);
});

test('what could not be published cannot be planned either, and the dialog says what is missing', async () => {
  const { body } = await anna.ask('POST', '/api/faq?draft=true', { question: 'Was fehlt hier?' });
  const { id } = body['doc'] as { id: number };
  const page = await open(anna);
  await page.goto(`/admin/collections/faq/${String(id)}`);
  await page.getByRole('button', { name: 'Später', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Später veröffentlichen' });
  await dialog.getByLabel('Tag und Uhrzeit').fill('2099-12-24T15:30');
  await dialog.getByRole('button', { name: 'Planen' }).click();
  await expectPage(dialog).toContainText('Nicht geplant. ');
  await page.goto('/admin/veroeffentlichen');
  await expectPage(page.getByRole('heading', { name: 'Geplant' })).toBeVisible();
  await expectPage(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Was fehlt hier?' })
      .filter({ hasText: 'geht am' }),
  ).toHaveCount(0);
  const leaving = { kind: 'faq', id, at: Date.now() + 86_400_000, isLeaving: true };
  expect((await anna.ask('POST', '/api/publishing/plan', leaving)).status).toBe(200);
});

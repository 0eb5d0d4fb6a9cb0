import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { browserForSuite, expectPage, typeInto } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { saveDocument } from './website.ts';

const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;
let ben: Member;
let articles: number[] = [];

beforeAll(async () => {
  anna = await office.join('owner');
  await office.sql("update office.users set name = 'Anna Muster'");
  ben = await office.join('editor', 'Ben');
  const { body } = await anna.ask('GET', '/api/blog?limit=20&depth=0');
  articles = (body['docs'] as { id: number }[]).map(({ id }) => id);
});

// Each test has an article of its own.
const nextArticle = (): string => String(articles.shift());

const titleOf = async (id: string): Promise<string> => {
  const { body } = await anna.ask('GET', `/api/blog/${id}?draft=true&depth=0`);
  return String(body['title']);
};

const openArticle = async (who: Member, id: string): Promise<Page> => {
  const page = await open(who);
  await page.goto(`/admin/collections/blog/${id}`);
  await expectPage(page.getByLabel(/^Überschrift des Artikels/u)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  return page;
};

const title = (page: Page) => page.getByLabel(/^Überschrift des Artikels/u);
const lockedDialog = (page: Page) => page.getByText(/bearbeitet gerade dieses Dokument/u);
const offer = (page: Page) => page.getByText(/^Dein Browser hat noch Änderungen/u);
const draftButton = (page: Page) => page.getByRole('button', { name: 'Entwurf speichern' });

const type = (page: Page, words: string, field = title(page)): Promise<void> =>
  typeInto(field, words);

test('who opens a document that somebody is typing in is told before typing, by name', async () => {
  const id = nextArticle();
  const first = await openArticle(anna, id);
  await type(first, 'Anna schreibt');
  await expectPage
    .poll(async () => (await office.sql('select id from payload.payload_locked_documents')).length)
    .toBe(1);
  const second = await open(ben);
  await second.goto(`/admin/collections/blog/${id}`);
  await expectPage(lockedDialog(second)).toBeVisible();
  await expectPage(second.getByText('Anna Muster').first()).toBeVisible();
  await second.getByRole('button', { name: 'Nur ansehen' }).click();
  await expectPage(title(second)).toBeDisabled();
  const saved = await ben.ask('PATCH', `/api/blog/${id}?draft=true`, { title: 'Ben überschreibt' });
  expect(saved.status).toBe(423);
  expect(JSON.stringify(saved.body)).toContain('Jemand anderes bearbeitet gerade dieses Dokument.');
  await draftButton(first).click();
  await expectPage.poll(() => titleOf(id)).toBe('Anna schreibt');
});

test('who had opened it before is told with the first letter, and nothing is overwritten', async () => {
  const id = nextArticle();
  const [first, second] = [await openArticle(anna, id), await openArticle(ben, id)];
  await type(first, 'Anna war zuerst');
  await type(second, 'Ben tippt');
  await expectPage(lockedDialog(second)).toBeVisible();
  await draftButton(first).click();
  await expectPage.poll(() => titleOf(id)).toBe('Anna war zuerst');
});

test('what somebody types right after taking a document over is offered again when the form is made anew', async () => {
  const { body } = await anna.ask('GET', '/api/faq?limit=1&page=3&depth=0');
  const [document] = body['docs'] as { id: number }[];
  const address = `/admin/collections/faq/${String(document?.id)}`;
  const question = (page: Page) => page.locator('#field-question');
  const [first, second] = [await open(ben), await open(anna)];
  await first.goto(address);
  await expectPage(question(first)).toBeEnabled();
  await first.waitForLoadState('networkidle');
  await type(first, 'Ben schreibt', question(first));
  await second.goto(address);
  await expectPage(lockedDialog(second)).toBeVisible();
  const { promise: typed, resolve: go } = Promise.withResolvers<undefined>();
  await second.route(/_rsc/u, async (route) => {
    const response = await route.fetch();
    await typed;
    await route.fulfill({ response });
  });
  await second.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expectPage(question(second)).toBeEnabled();
  await question(second).selectText();
  await question(second).pressSequentially('Anna hat übernommen');
  // As in browsers that do not tell of the focus of a field that goes.
  await second.evaluate(() => {
    addEventListener('focusout', (event) => event.stopImmediatePropagation(), true);
  });
  go(undefined);
  await expectPage(offer(second)).toBeVisible();
  await second.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expectPage(question(second)).toHaveValue('Anna hat übernommen');
});

const saveAs = async (
  who: Member,
  id: string,
  words: string,
  basedOn?: unknown,
): Promise<number> => {
  const { body } = await who.ask('GET', `/api/blog/${id}?draft=true&depth=0`);
  const change = { title: words, basedOn: basedOn ?? body['basedOn'] };
  return (await who.ask('PATCH', `/api/blog/${id}?draft=true`, change)).status;
};

test('who opened it before the other saved is told with the first letter', async () => {
  const id = nextArticle();
  const second = await openArticle(ben, id);
  expect(await saveAs(anna, id, 'Anna hat gespeichert')).toBe(200);
  await title(second).fill('Ben weiß davon nichts');
  await expectPage(second.getByText(/Jemand anderes hat inzwischen gespeichert/u)).toBeVisible();
  expect(await titleOf(id)).toBe('Anna hat gespeichert');

  // Loaded anew, the form shows the other's words, and Ben's are offered, now and later.
  await second.locator('.document-stale-data__wrapper').getByRole('button').first().click();
  await expectPage(title(second)).toHaveValue('Anna hat gespeichert');
  await expectPage(draftButton(second)).toBeDisabled();
  await expectPage(offer(second)).toBeVisible();
  await second.reload();
  await expectPage(offer(second)).toBeVisible();
  await second.getByRole('button', { name: 'Übernehmen', exact: true }).click();
  await expectPage(title(second)).toHaveValue('Ben weiß davon nichts');
  await draftButton(second).click();
  await expectPage.poll(() => titleOf(id)).toBe('Ben weiß davon nichts');
});

test('a form that shows an older state is refused with a German sentence, and keeps its words', async () => {
  const id = nextArticle();
  const second = await openArticle(ben, id);
  await type(second, 'Ben schreibt lange');
  // After five minutes without a letter the lock is over, and somebody else saves.
  await office.sql(
    "update payload.payload_locked_documents set updated_at = now() - interval '6 minutes'",
  );
  expect(await saveAs(anna, id, 'Anna hat gespeichert')).toBe(200);
  await draftButton(second).click();
  await expectPage(
    second.getByText(
      'Nicht gespeichert. Das Dokument wurde inzwischen geändert, von jemand anderem oder von dir in einem anderen Fenster. Lade die Seite neu; deine Änderungen werden dir dann wieder angeboten.',
    ),
  ).toBeVisible();
  await expectPage(title(second)).toHaveValue('Ben schreibt lange');
  expect(await titleOf(id)).toBe('Anna hat gespeichert');
  await second.reload();
  await expectPage(title(second)).toHaveValue('Anna hat gespeichert');
  await expectPage(offer(second)).toBeVisible();
  const old = '2026-01-01T00:00:00.000Z';
  expect(await saveAs(ben, id, 'Ben überschreibt', old)).toBe(409);
  expect(await titleOf(id)).toBe('Anna hat gespeichert');
});

test('of twenty saves of the same state at once one is stored, and nineteen are refused', async () => {
  const id = nextArticle();
  const { body } = await anna.ask('GET', `/api/blog/${id}?draft=true&depth=0`);
  const saves = Array.from({ length: 20 }, (_, at) =>
    (at % 2 ? anna : ben).ask('PATCH', `/api/blog/${id}?draft=true`, {
      title: `Fassung ${String(at)}`,
      basedOn: body['basedOn'],
    }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await titleOf(id)).toBe(`Fassung ${String(statuses.indexOf(200))}`);
});

test('the same holds for what there is once, such as the price', async () => {
  const read = () => anna.ask('GET', '/api/globals/offer?draft=true&depth=0');
  const { body } = await read();
  const saves = Array.from({ length: 6 }, () =>
    anna.ask('POST', '/api/globals/offer?draft=true', { basedOn: body['basedOn'] }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('an earlier state never comes back in the middle of another change, and what is planned waits for its end', async () => {
  const { body: found } = await anna.ask('GET', '/api/faq?limit=1&page=2&depth=0');
  const [question] = found['docs'] as { id: number; basedOn: string }[];
  const id = String(question?.id);
  const words = { question: 'Ein Entwurf?', basedOn: question?.basedOn };
  expect((await anna.ask('PATCH', `/api/faq/${id}?draft=true`, words)).status).toBe(200);
  const { body } = await anna.ask('GET', `/api/faq/versions?limit=1&where[parent][equals]=${id}`);
  const [version] = body['docs'] as { id: number }[];
  const restore = () => ben.ask('POST', `/api/faq/versions/${String(version?.id)}`);
  const change = await someChangeOf(`faq:${id}`);
  const refused = await restore();
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('Nicht gespeichert.');

  const person = (await anna.ask('GET', '/api/people/me')).body['user'] as { id: string };
  const input = {
    type: 'publish',
    doc: { relationTo: 'faq', value: id },
    user: { relationTo: 'people', value: person.id },
  };
  await office.sql(
    `insert into payload.payload_jobs (input, task_slug, queue, wait_until, updated_at, created_at)
     values ($1, 'schedulePublish', 'default', now() - interval '1 minute', now(), now())`,
    [JSON.stringify(input)],
  );
  await expect.poll(change.waiting, { timeout: 60_000 }).toBe(1);
  await change.end();
  const shown = async () => (await anna.ask('GET', `/api/faq/${id}?depth=0`)).body['question'];
  await expect.poll(shown, { timeout: 60_000 }).toBe('Ein Entwurf?');
  expect((await restore()).status).toBe(200);
});

/** A change of a document that is not done before it is ended. */
async function someChangeOf(key: string) {
  const holding = "pid = (select pid from pg_stat_activity where query like '%pg_sleep(600)')";
  const ended = office
    .sql('select pg_advisory_lock(hashtext($1)), pg_sleep(600)', [key])
    .catch(() => undefined);
  const locks = (which: string) =>
    office.sql(`select pid from pg_locks where locktype = 'advisory' and ${which}`);
  await expect.poll(() => locks(`granted and ${holding}`)).toHaveLength(1);
  return {
    waiting: async () => {
      const same = `objid = (select objid from pg_locks where locktype = 'advisory' and ${holding})`;
      return (await locks(`not granted and ${same}`)).length;
    },
    end: async () => {
      await office.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(600)'",
      );
      await ended;
    },
  };
}

test('who saves without saying what was read cannot change words', async () => {
  const id = nextArticle();
  const before = await titleOf(id);
  expect((await ben.ask('PATCH', `/api/blog/${id}?draft=true`, { title: 'blind' })).status).toBe(
    409,
  );
  expect(await titleOf(id)).toBe(before);
});

test('saving again and again in one window works, with a publication in between', async () => {
  const id = nextArticle();
  const page = await openArticle(anna, id);
  for (const words of ['Eins', 'Zwei']) {
    await title(page).fill(words);
    await draftButton(page).click();
    await expectPage.poll(() => titleOf(id)).toBe(words);
    await expectPage(draftButton(page)).toBeDisabled();
  }
  await title(page).fill('Drei');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  // The whole website is checked before.
  await expectPage.poll(() => titleOf(id)).toBe('Drei');
  await title(page).fill('Vier');
  await draftButton(page).click();
  await expectPage.poll(() => titleOf(id)).toBe('Vier');
});

test('the German sentence of the content check stands at its field, and a draft may have mistakes', async () => {
  const id = nextArticle();
  const page = await openArticle(anna, id);
  await title(page).fill('');
  await page.getByLabel(/^Beschreibung für Suchmaschinen/u).fill('x'.repeat(200));
  await draftButton(page).click();
  await expectPage(draftButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const field = (name: string) =>
    page.locator(`#field-${name}`).locator('xpath=ancestor::*[contains(@class,"field-type")][1]');
  await expectPage(field('title')).toContainText('Das Feld ist leer. Fülle es aus.');
  await expectPage(field('metaDescription')).toContainText('200');
  const { body } = await anna.ask('GET', `/api/blog/${id}?depth=0`);
  expect(body['title']).not.toBe('');
});

test('so it does in a list, and in the answer to a program', async () => {
  const { body } = await anna.ask('GET', '/api/faq?limit=1&depth=0');
  const [question] = body['docs'] as { id: number; basedOn: string; answer: { value: string }[] }[];
  const answer = [...(question?.answer ?? []), { value: 'x'.repeat(3000) }];
  const sent = { answer, basedOn: question?.basedOn, _status: 'published' };
  const refused = await anna.ask('PATCH', `/api/faq/${String(question?.id)}`, sent);
  expect(refused.status).toBe(400);
  const path = `answer.${String(answer.length - 1)}.value`;
  expect(refused.body['errors']).toMatchObject([
    { data: { errors: [{ path, message: expect.stringContaining('3000') }] } },
  ]);
});

test('of two who publish at one moment what only goes without the other one is told', async () => {
  const { body } = await anna.ask('GET', '/api/faq?limit=2&depth=0');
  const questions = body['docs'] as { id: number }[];
  // Each place is free, as long as nobody else takes it.
  const take = ({ id }: { id: number }, who: Member) =>
    saveDocument(who, `faq/${String(id)}`, { order: 99 }, 'published');
  const [one, other] = questions as [{ id: number }, { id: number }];
  const answers = await Promise.all([take(one, anna), take(other, ben)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

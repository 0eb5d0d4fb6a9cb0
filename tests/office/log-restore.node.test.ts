import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';
import { officeForSuite } from './office-suite.ts';
import { joinOffice, officeLink, runOffice } from './visitor.ts';

const office = officeForSuite();

const LINES = 'select at, user_id, user_name, what, about from office.log order by at, id';

test('the log of the office survives a restore, and the first account is made by a printed link again', async () => {
  const { visitor: owner } = await office.join('owner');
  await owner.ask('/admin/erklaerungen');
  await owner.ask('/admin/zustand');
  const before = await office.sql(LINES);
  expect(before.length).toBeGreaterThan(1);
  const file = join(office.dataDir(), 'backup.gz');
  await commandsWith(office.env()).command('backup', file);

  const url = await databaseForTest();
  const other = { ...office.env(), DATABASE_URL: url };
  const { command } = commandsWith(other);
  await command('restore', file);
  // A second restore adds nothing.
  await command('restore', file);
  expect(await query(url, LINES)).toEqual(before);
  expect(await query(url, 'select 1 from office.users')).toEqual([]);
  expect(await query(url, 'select 1 from office.sessions')).toEqual([]);

  // The documents and pictures wait for the first start of the office there.
  const { ended, said } = runOffice(onTestFinished, other, 'command.ts', 'link');
  expect((await ended)[0]).toBe(0);
  expect(said()).toMatch(/this link makes the first one, once: http:\S+\/einladung\//u);
  const line = `insert into office.log (at, user_id, user_name, what) values ('2020-01-01', 'x', 'x', 'x')`;
  await query(url, line);
  await expect(query(url, 'delete from office.log')).rejects.toThrow('cannot be changed');
});

test('the newest line comes first, even after an older one was restored', async () => {
  await office.sql(
    `insert into office.log (at, user_id, user_name, what)
     select timestamptz '2020-01-01' + make_interval(mins => number), 'x', 'Old ' || number, 'x'
     from generate_series(1, 150) as number`,
  );
  const { ended, said } = runOffice(
    onTestFinished,
    office.env(),
    ...['command.ts', 'link', 'Owner@example.org'],
  );
  await ended;
  const [link = ''] = /http:\S+/u.exec(said()) ?? [];
  const { visitor: owner } = await joinOffice(office.site(), link, 'owner@example.org');
  const { text } = await owner.ask('/admin/protokoll');
  expect(text).toContain('Konto angelegt');
  expect(text.indexOf('Old 150')).toBeGreaterThan(text.indexOf('Konto angelegt'));
  const [, older = ''] = /href="(\/admin\/protokoll\?vor=\d+)"/u.exec(text) ?? [];
  const next = await owner.ask(older);
  expect(next.text).toContain('Old 1<');
  expect(next.text).not.toContain('Old 150');
});

test('documents, their versions and their pictures come back where the office starts for the first time', async () => {
  const change = { headline: 'Vor dem Ausfall', _status: 'draft' };
  const owner = await office.join('owner', 'Zweite');
  const { body } = await owner.ask('GET', '/api/globals/hero?draft=true&depth=0');
  const sent = { ...change, basedOn: body['basedOn'] };
  expect((await owner.ask('POST', '/api/globals/hero?draft=true', sent)).status).toBe(200);
  const file = join(office.dataDir(), 'documents.gz');
  await commandsWith(office.env()).command('backup', file);

  const url = await databaseForTest();
  const dataDir = await folderForTest();
  const other = { ...office.env(), DATABASE_URL: url, DATA_DIR: dataDir };
  expect(await commandsWith(other).command('restore', file)).toMatch(
    /(\d+) of \1 office documents, (\d+) of \2 office pictures/u,
  );
  await officeLink(runOffice(onTestFinished, other));
  const stateOf = (database: string) =>
    query(
      database,
      `select (select count(*) from payload.blog) as articles,
         (select count(*) from payload._blog_v) as versions, (select count(*) from payload.media) as pictures,
         (select version_headline from payload._hero_v where latest order by id desc limit 1) as headline,
         (select count(*) from payload.payload_locked_documents) as locks`,
    );
  expect(await stateOf(url)).toEqual(await stateOf(office.databaseUrl()));
  expect(await stateOf(url)).toMatchObject([{ headline: 'Vor dem Ausfall' }]);
  const pictures = (folder: string) => readdirSync(join(folder, 'office/media')).toSorted();
  expect(pictures(dataDir)).toEqual(pictures(office.dataDir()));
  expect(await query(url, 'select 1 from office.users')).toEqual([]);
  // The pages of the release show older words until the restored ones are published.
  const queued = `select count(*)::int as publications from payload.publications where what like '%wiederhergestellt'`;
  expect(await query(url, queued)).toEqual([{ publications: 1 }]);
  // An office that has its documents keeps them.
  expect(await commandsWith(other).command('restore', file)).toMatch(/0 of \d+ office documents/u);
});

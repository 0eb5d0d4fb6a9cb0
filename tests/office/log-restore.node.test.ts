import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandsWith } from '#tests/support/commands.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';
import { officeForSuite, runOffice } from './office-suite.ts';

const { env, joinBy, sql, firstLink } = officeForSuite();

const LINES = 'select at, user_id, user_name, what, about from office.log order by at, id';

test('the log of the office survives a restore, and the first account is made by a printed link again', async () => {
  const { visitor: owner } = await joinBy(firstLink(), 'owner@example.org');
  await owner.ask('/erklaerungen');
  await owner.ask('/erklaerungen');
  const before = await sql(LINES);
  expect(before.length).toBeGreaterThan(3);
  const file = join(env().DATA_DIR, 'backup.gz');
  await commandsWith(env()).command('backup', file);

  const url = await databaseForTest();
  const other = { ...env(), DATABASE_URL: url };
  const { command } = commandsWith(other);
  await command('restore', file);
  // A second restore adds nothing.
  await command('restore', file);
  expect(await query(url, LINES)).toEqual(before);
  expect(await query(url, 'select 1 from office.users')).toEqual([]);
  expect(await query(url, 'select 1 from office.sessions')).toEqual([]);

  const { ended, said } = runOffice(onTestFinished, other, 'link.ts');
  expect((await ended)[0]).toBe(0);
  expect(said()).toMatch(/this link makes the first one, once: http:\S+\/einladung\//u);
  const line = `insert into office.log (at, user_id, user_name, what) values ('2020-01-01', 'x', 'x', 'x')`;
  await query(url, line);
  await expect(query(url, 'delete from office.log')).rejects.toThrow('cannot be changed');
});

test('the newest line comes first, even after an older one was restored', async () => {
  const { ended, said } = runOffice(onTestFinished, env(), 'link.ts', 'owner@example.org');
  await ended;
  const [link = ''] = /http:\S+/u.exec(said()) ?? [];
  const owner = await joinBy(link, 'owner@example.org');
  await sql(
    `insert into office.log (at, user_id, user_name, what)
     select timestamptz '2020-01-01' + make_interval(mins => number), 'x', 'Old ' || number, 'x'
     from generate_series(1, 150) as number`,
  );
  const { text } = await owner.visitor.ask('/protokoll');
  expect(text).toContain('Konto angelegt');
  expect(text.indexOf('Old 150')).toBeGreaterThan(text.indexOf('Konto angelegt'));
  const [, older = ''] = /href="(\/protokoll\?vor=\d+)"/u.exec(text) ?? [];
  const next = await owner.visitor.ask(older);
  expect(next.text).toContain('Old 1<');
  expect(next.text).not.toContain('Old 150');
});

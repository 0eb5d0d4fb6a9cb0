import { expect, test } from 'vitest';
import { officeForSuite } from './office-suite.ts';

const office = officeForSuite();

test('what the database refuses at its very end is not called saved', async () => {
  const anna = await office.join('owner');
  const read = () => anna.ask('GET', '/api/globals/offer?draft=true&depth=0');
  const { body: before } = await read();
  const save = (words: string) =>
    anna.ask('POST', '/api/globals/offer?draft=true', {
      basedOn: before['basedOn'],
      noticeNote: words,
      _status: 'draft',
    });
  await office.sql(`create function payload.refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused at the end'; end $$`);
  await office.sql(`create constraint trigger refused after insert or update on payload._offer_v
    deferrable initially deferred for each row execute function payload.refuse()`);
  const refused = await save('Ging verloren');
  expect(refused.status).toBe(500);
  expect(JSON.stringify(refused.body)).toMatch(/Das hat gerade nicht geklappt/u);
  expect((await read()).body['noticeNote']).toBe(before['noticeNote']);
  await office.sql('drop trigger refused on payload._offer_v');
  expect((await save('Kam an')).status).toBe(200);
  expect((await read()).body['noticeNote']).toBe('Kam an');
});

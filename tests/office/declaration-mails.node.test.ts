import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, migrateDatabase } from '#server/database/database.ts';
import type { Email } from '#server/mail/mailer.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';
import { sendDeclarationMails, setMailed } from '../../office/desk/declaration-mails.ts';

test('an address that takes no mail keeps nobody else from theirs, however many wait for it', async () => {
  const url = await databaseForTest();
  const database = await openDatabase({ url, dataDir: '', report: () => undefined });
  onTestFinished(() => database.close());
  await migrateDatabase(database);
  for (const id of ['alba', 'bea', 'cora']) {
    await query(
      url,
      `insert into office.users (id, name, email, email_verified, role, created_at, updated_at)
       values ('${id}', '${id}', '${id}@example.org', true, 'support', now(), now())`,
    );
    await setMailed(database, id, true);
  }
  const declare = (reference: string, number: number) =>
    query(
      url,
      `insert into declarations (id, reference, type, received_at, content, content_hash)
       select gen_random_uuid(), '${reference}-' || at, 'cancellation', now(), '{}', at::text
       from generate_series(1, ${String(number)}) as at`,
    );
  const told: string[] = [];
  const send = ({ to, subject }: Email): Promise<void> => {
    if (!to.startsWith('bea')) return Promise.reject(new Error('550 on purpose'));
    told.push(subject);
    return Promise.resolve();
  };
  const mailer = { description: '', isCapturing: false, send };
  const sendSeveralTimes = async (): Promise<void> => {
    for (let times = 0; times < 4; times += 1)
      await sendDeclarationMails(database, mailer, 'https://buero.example').catch(() => undefined);
  };
  await declare('K-MANY', 60);
  await sendSeveralTimes();
  expect(told).toHaveLength(60);
  await declare('K-LAST', 1);
  await sendSeveralTimes();
  expect(told.at(-1)).toContain('K-LAST-1');
});

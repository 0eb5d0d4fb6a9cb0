import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { send } from '#tests/support/functions-server.ts';
import { linkIn } from '#tests/support/newsletter-mails.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import type { MailMode } from '#tests/support/receivers/mail-server.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

test('a mail server that refuses at first gets the opt-in mail later, and its link confirms', async () => {
  const folder = await folderForTest();
  await writeEmptySite(`${folder}/dist`);
  const mail = await startReceiver<MailMode>(onTestFinished, 'mail-server.ts');
  const url = await databaseForTest();
  const server = await startServer(onTestFinished, {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    SITE_URL: 'https://schlaf.test',
    RETRY_SECONDS: '1',
  });
  await mail.behave(451);
  const email = 'anna@schlaf.example';
  const answer = await send(server.site, '/functions/v1/subscribe-newsletter', { email });
  expect(answer.status).toBe(200);
  await expect
    .poll(() => server.output(), { timeout: 30_000 })
    .toContain('could not be delivered yet');
  await mail.behave('take');
  await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1);
  const received = await PostalMime.parse(mail.received[0] ?? '');
  expect(received.to).toEqual([{ name: '', address: email }]);
  expect(linkIn(received).href).toMatch(
    /^https:\/\/schlaf\.test\/newsletter\/bestaetigen\?token=[\w-]{43}$/,
  );
  expect(await query(url, 'select 1 from newsletter_confirm_tokens')).not.toEqual([]);
});

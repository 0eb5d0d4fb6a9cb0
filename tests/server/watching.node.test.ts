import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CANCELLATION, send } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { HASHED_FILE } from '#tests/support/site-fixture.ts';
import { siteServerForSuite } from '#tests/support/site-server.ts';
import { query } from '#tests/support/test-database.ts';

const { server, folder, database } = siteServerForSuite({
  SMTP_URL: 'smtp://127.0.0.1:9',
  RETRY_SECONDS: '900',
});

interface Ready {
  status: string;
  reasons: string[];
  disk: { totalBytes: number; freeBytes: number };
  deliveries: Record<string, Record<string, { waiting: number; deadLetters: number }>>;
}

const ready = async (): Promise<Ready> =>
  JSON.parse((await ask(server().admin, '/readyz')).body.toString()) as Ready;
const metrics = async (): Promise<string> =>
  (await ask(server().admin, '/metrics')).body.toString();
const sql = (text: string) => query(database(), text);

test('requests are counted by kind of answer and class of status, and timed', async () => {
  for (const path of ['/', '/team', `/${HASHED_FILE}`, '/nirgends', '/team/', '/%zz']) {
    await ask(server().site, path);
  }
  await send(server().site, CANCELLATION, {});
  await ask(server().site, '/team', { method: 'DELETE' });
  const count = (route: string, status: string): RegExp =>
    new RegExp(`http_request_seconds_count\\{route="${route}",status="${status}"\\} (\\d+)`);
  const counted = async () => {
    const text = await metrics();
    return [
      count('page', '2xx'),
      count('asset', '2xx'),
      count('not_found', '4xx'),
      count('redirect', '3xx'),
      count('function', '4xx'),
      count('refused', '4xx'),
    ].map((figure) => Number(figure.exec(text)?.[1]));
  };
  await expect.poll(counted).toEqual([2, 1, 1, 1, 1, 2]);
  expect(await metrics()).toMatch(/http_request_seconds_bucket\{le="0\.1",route="page",/);
});

test('the free disk is the one of DATA_DIR', async () => {
  const { bsize, blocks } = await statfs(`${folder()}/data`);
  const { disk } = await ready();
  expect(disk.totalBytes).toBe(blocks * bsize);
  expect(disk.freeBytes).toBeGreaterThan(0);
  expect(disk.freeBytes).toBeLessThanOrEqual(disk.totalBytes);
  expect(await metrics()).toMatch(/\ndisk_free_bytes \d{6,}\n/);
});

test('what waits for long or was given up is named, for declarations and newsletter alike', async () => {
  const email = `${randomUUID()}@schlaf.example`;
  await send(server().site, CANCELLATION, { email, name: 'Anna', reason: 'Ende' });
  await send(server().site, '/functions/v1/subscribe-newsletter', { email });
  const waiting = async () => {
    const { declarations, newsletter } = (await ready()).deliveries;
    return [
      declarations?.['notify-team']?.waiting,
      declarations?.['send-confirmation']?.waiting,
      newsletter?.['send-newsletter-request']?.waiting,
    ];
  };
  await expect.poll(waiting).toEqual([0, 1, 1]);
  expect((await ready()).reasons.filter((reason) => reason !== 'disk_low')).toEqual([]);

  await sql(`update declarations set received_at = received_at - interval '16 minutes'`);
  await sql(`update pgboss.job set created_on = created_on - interval '16 minutes'`);
  expect(await ready()).toMatchObject({ status: 'attention' });
  expect((await ready()).reasons).toEqual(
    expect.arrayContaining(['declarations_late', 'newsletter_late']),
  );
  expect(await metrics()).toMatch(
    /\ndeliveries_oldest_waiting_seconds\{channel="send-newsletter-request"\} (?:9\d\d|\d{4,})\n/,
  );

  // As if all repeats had failed.
  await sql(`update pgboss.job set state = 'failed' where state <> 'completed'`);
  const { reasons, deliveries } = await ready();
  expect(reasons).toEqual(expect.arrayContaining(['declarations_dead', 'newsletter_dead']));
  expect(reasons).not.toContain('newsletter_late');
  expect(deliveries['newsletter']?.['send-newsletter-request']?.deadLetters).toBe(1);

  // Nobody waits for a mail any more whose request is gone.
  await sql('delete from newsletter_subscribers');
  expect((await ready()).reasons).not.toContain('newsletter_dead');
});

test('mails and chat are counted by outcome from the beginning on', async () => {
  await ready();
  const text = await metrics();
  expect(text).toMatch(
    /deliveries_attempted_total\{channel="send-newsletter-request",outcome="delivered"\} 0\n/,
  );
  expect(text).toMatch(/deliveries_attempted_total\{channel="notify-team",outcome="delivered"\} 1/);
});

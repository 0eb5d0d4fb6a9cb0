import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { layCable } from '#tests/support/cut-cable.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer } from '#tests/support/server-process.ts';
import { databaseForTest, query } from '#tests/support/test-database.ts';

const PARTNER = 'https://partner.example';

/** A server whose database can be taken away. */
async function onCable(dist?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'away-'));
  onTestFinished(() => removeFolder(folder));
  const socket = inject('databaseSocket');
  const cable = await layCable(onTestFinished, folder, socket);
  const direct = await databaseForTest();
  if (dist === undefined) await writeEmptySite(join(folder, 'dist'));
  const server = await startServer(onTestFinished, {
    DIST_DIR: dist ?? join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: direct.replace(encodeURIComponent(socket), encodeURIComponent(folder)),
    ALLOWED_ORIGINS: PARTNER,
  });
  return { cable, direct, server };
}

test('while the database is away nothing is acknowledged, and the answer says when to try again', async () => {
  const { cable, direct, server } = await onCable();
  const body = { email: `${randomUUID()}@schlaf.example`, name: 'Anna', reason: 'Ende' };
  const key = { 'idempotency-key': randomUUID(), origin: PARTNER };

  await cable.cut();
  const refused = await send(server.site, CANCELLATION, body, key);
  expect(refused.status).toBe(503);
  expect(jsonOf(refused)['error']).toMatchObject({ code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['access-control-allow-origin']).toBe(PARTNER);
  expect(await query(direct, 'select 1 from declarations')).toEqual([]);
  expect((await ask(server.admin, '/readyz')).status).toBe(503);
  expect((await ask(server.admin, '/metrics')).body.toString()).toContain('\ndatabase_up 0\n');
  expect((await ask(server.admin, '/healthz')).status).toBe(200);

  await cable.mend();
  const accepted = await send(server.site, CANCELLATION, body, key);
  expect(accepted.status).toBe(200);
  expect(await query(direct, 'select reference from declarations')).toEqual([
    { reference: jsonOf(accepted)['reference'] },
  ]);
  expect((await ask(server.admin, '/readyz')).status).toBe(200);
});

test.each([
  ['/kuendigung', 'Kündigung noch nicht angekommen'],
  ['/widerruf', 'Widerruf noch nicht angekommen'],
])(
  'without script %s says that nothing has arrived, and keeps what was typed',
  async (path, title) => {
    const { cable, direct, server } = await onCable('dist-example');
    const typed = { email: 'anna@schlaf.example', name: 'Anna', reason: 'Ende', contract: 'Abo' };
    await cable.cut();
    const page = await ask(server.site, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.site },
      body: new URLSearchParams(typed).toString(),
    });
    expect(page.status).toBe(503);
    const html = page.body.toString();
    expect(html).toMatch(new RegExp(`<title>${title} `));
    expect(html).toContain('ist noch nicht bei uns angekommen');
    expect(html).toContain(typed.email);
    expect(await query(direct, 'select 1 from declarations')).toEqual([]);
  },
);

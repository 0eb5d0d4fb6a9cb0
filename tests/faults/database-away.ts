import assert from 'node:assert/strict';
import { mkdtemp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { layCable, type Cable } from '#tests/support/cut-cable.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { checkDelivered, checkStored } from './accounts.ts';
import { post, startClients } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation, until } from './world.ts';

/**
 * The database is cut off, and then says nothing for as long: meanwhile every answer is 503 with
 * `Retry-After`, pages are still served, and afterwards the same process goes on as before.
 *
 * @param seconds How long it is away each time.
 */
export function databaseAway(seconds: number): Promise<void> {
  return inWorld(async (world) => {
    await mkdir(world.dataDir, { mode: 0o711 });
    const database = await startEmbeddedDatabase(world.dataDir, () => undefined);
    world.handOver(database.release);
    const folder = await mkdtemp(join(tmpdir(), 'cable-'));
    world.handOver(() => removeFolder(folder));
    const cable = await layCable(world.handOver, folder, String(database.connection.host));
    const DATABASE_URL = `postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
    const server = await world.startServer({ DATABASE_URL });
    const clients = startClients([server.site]);
    await goAway(server, clients.acknowledged, cable.cut, cable, seconds);
    await goAway(server, clients.acknowledged, cable.hush, cable, seconds);
    await clients.stop();
    const stored = await checkStored(world, clients);
    await checkDelivered(world);
    console.log(`twice ${seconds} s without database: ${stored} stored and delivered`);
  });
}

async function goAway(
  { site, admin }: { site: string; admin: string },
  acknowledged: ReadonlyMap<string, string>,
  leave: () => void | Promise<void>,
  cable: Cable,
  seconds: number,
): Promise<void> {
  const begun = acknowledged.size;
  await until('clients are served', () => acknowledged.size > begun + 8);
  await leave();
  const answer = await fetch(`${site}/functions/v1/send-cancellation-slack`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newCancellation()),
  });
  assert.equal(answer.status, 503);
  assert.ok(Number(answer.headers.get('Retry-After')) > 0);
  assert.equal((await fetch(`${admin}/readyz`)).status, 503);
  assert.equal((await fetch(`${admin}/healthz`)).status, 200);
  assert.equal((await fetch(`${site}/gibt-es-nicht`)).status, 404);
  await delay(seconds * 1000);

  const before = acknowledged.size;
  await cable.mend();
  await until('clients are served again', () => acknowledged.size > before + 8);
  assert.equal((await post(site, newCancellation()))?.status, 200);
  assert.equal((await fetch(`${admin}/readyz`)).status, 200);
}

if (import.meta.main) await runAlone(databaseAway, 60);

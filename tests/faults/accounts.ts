import assert from 'node:assert/strict';
import type { Clients } from './clients.ts';
import { untilDone, type World } from './world.ts';

interface StoredRow {
  reference: string;
  email: string;
  jobs: string;
}

/**
 * Every acknowledged declaration is stored under its reference, once, with both of its jobs. An office
 * beside the server has lost nothing either, and lists them.
 */
export async function checkStored(
  world: World,
  clients: Pick<Clients, 'acknowledged' | 'strange'>,
): Promise<number> {
  assert.deepEqual(clients.strange, [], 'every answer was 200 or 503');
  const rows = await world.query<StoredRow>(`
    select reference, content ->> 'email' as email,
      (select count(*) from pgboss.job where job.id = declarations.id) as jobs
    from declarations
  `);
  const byEmail = new Map(rows.map((row) => [row.email, row]));
  assert.equal(byEmail.size, rows.length, 'no declaration is stored twice');
  for (const { reference, jobs } of rows) assert.equal(jobs, '2', `${reference} has both jobs`);
  for (const [email, reference] of clients.acknowledged) {
    assert.equal(byEmail.get(email)?.reference, reference, `${reference} is stored`);
  }
  await world.office()?.endOfWork(world.query, rows.length, [...clients.acknowledged.values()]);
  return rows.length;
}

/**
 * Waits until every stored declaration has reached the customer and the team.
 *
 * @returns how many mails and messages came more than once; each repeat carries the same id.
 */
export async function checkDelivered(world: World): Promise<{ repeats: number }> {
  const stored = await world.query<{ reference: string }>('select reference from declarations');
  const wanted = new Set(stored.map(({ reference }) => reference));
  const mails = () => world.mail.received.map(mailReference);
  const notes = () => world.chat.received.map(noteReference);
  const missing = (found: string[]): number => wanted.size - new Set(found).size;
  await untilDone('everything was delivered', () => missing(mails()) + missing(notes()));
  assert.deepEqual(new Set(mails()), wanted, 'a mail for each declaration and for nothing else');
  assert.deepEqual(new Set(notes()), wanted, 'a note for each declaration and for nothing else');
  return { repeats: mails().length + notes().length - 2 * wanted.size };
}

/** Stops the clients, checks that everything acknowledged was stored and delivered, and says how much. */
export async function checkAll(world: World, clients: Clients, what: string): Promise<void> {
  await clients.stop();
  const stored = await checkStored(world, clients);
  const { repeats } = await checkDelivered(world);
  console.log(
    `${what}: ${clients.acknowledged.size} acknowledged, ${stored} stored, ` +
      `all delivered, ${repeats} recognisable repeats`,
  );
}

function mailReference(mail: string): string {
  return /^Message-ID: <(\S+)\.confirmation@/im.exec(mail)?.[1] ?? 'no reference';
}

function noteReference(note: string): string {
  return /[KW]-\w{4}-\w{4}/.exec(note)?.[0] ?? 'no reference';
}

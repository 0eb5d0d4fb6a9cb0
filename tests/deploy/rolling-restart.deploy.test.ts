import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CANCELLATION, jsonOf } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';
import { askFront } from './ask-front.ts';
import { startCaddy, startNginx, type FrontServer, type StartFrontServer } from './front-server.ts';
import { siteBehindFront } from './site-behind-front.ts';

const FRONTS: readonly (readonly [string, StartFrontServer])[] = [
  ['nginx', startNginx],
  ['Caddy', startCaddy],
];

interface Visitors {
  readonly pages: number[];
  /** Status and reference of every declaration, by its e-mail address. */
  readonly declarations: Map<string, { status: number; reference: unknown }>;
  readonly failures: unknown[];
  readonly stop: () => Promise<void>;
}

// They send each thing once and never again: what the restart loses would be seen.
function startVisitors(front: FrontServer): Visitors {
  const visitors = { pages: [] as number[], declarations: new Map(), failures: [] as unknown[] };
  let isOver = false;
  const readPages = async (): Promise<void> => {
    while (!isOver) visitors.pages.push((await askFront(front, '/team')).status);
  };
  const cancel = async (): Promise<void> => {
    while (!isOver) {
      const email = `${randomUUID()}@schlaf.example`;
      const answer = await askFront(front, CANCELLATION, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, name: 'Anna Muster', reason: 'Es geht mir besser.' }),
      });
      const { reference } = jsonOf(answer);
      visitors.declarations.set(email, { status: answer.status, reference });
    }
  };
  const running = [readPages, readPages, cancel, cancel, cancel].map((visit) =>
    visit().catch((error: unknown) => visitors.failures.push(error)),
  );
  return {
    ...visitors,
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

const untilServed = (visitors: Visitors): Promise<void> => {
  const [pages, declarations] = [visitors.pages.length + 50, visitors.declarations.size + 50];
  return expect
    .poll(
      () =>
        visitors.failures.length > 0 ||
        (visitors.pages.length > pages && visitors.declarations.size > declarations),
      { timeout: 60_000 },
    )
    .toBe(true);
};

test.each(FRONTS)(
  'behind %s a restart of one server after the other loses no request and no job',
  async (_name, start) => {
    const { front, database, servers, restart } = await siteBehindFront(start);
    const visitors = startVisitors(front);
    for (const place of [0, 1, 0, 1] as const) {
      await untilServed(visitors);
      expect(await servers[place].stop()).toBe(0);
      await untilServed(visitors);
      await restart(place);
    }
    await untilServed(visitors);
    await visitors.stop();

    expect(visitors.failures).toEqual([]);
    expect(new Set(visitors.pages)).toEqual(new Set([200]));
    await expectAllStoredOnce(database, visitors);
    await expectAllDelivered(database, visitors.declarations.size);
  },
);

test.each(FRONTS)(
  'behind %s a server that is killed takes no declaration with it',
  async (_name, start) => {
    const { front, database, servers, restart } = await siteBehindFront(start);
    const visitors = startVisitors(front);
    for (const place of [0, 1] as const) {
      await untilServed(visitors);
      servers[place].signal('SIGKILL');
      await servers[place].ended;
      await untilServed(visitors);
      await restart(place);
    }
    await untilServed(visitors);
    await visitors.stop();

    expect(visitors.failures).toEqual([]);
    await expectAllStoredOnce(database, visitors);
    await expectAllDelivered(database, visitors.declarations.size);
  },
);

async function expectAllStoredOnce(database: string, visitors: Visitors): Promise<void> {
  const rows = await query<{ email: string; reference: string }>(
    database,
    `select content ->> 'email' as email, reference from declarations`,
  );
  expect(rows).toHaveLength(visitors.declarations.size);
  for (const { email, reference } of rows) {
    expect(visitors.declarations.get(email)).toEqual({ status: 200, reference });
  }
}

async function expectAllDelivered(database: string, count: number): Promise<void> {
  const delivered = `
    select count(*)::int as count from declarations
    where team_notified_at is not null and confirmation_sent_at is not null`;
  await expect
    .poll(async () => (await query<{ count: number }>(database, delivered))[0]?.count, {
      timeout: 60_000,
    })
    .toBe(count);
}

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CANCELLATION, jsonOf } from '#tests/support/functions-server.ts';
import { query } from '#tests/support/test-database.ts';
import { askFront } from './ask-front.ts';
import { startCaddy, startNginx, type FrontServer, type StartFrontServer } from './front-server.ts';
import { siteBehindFront } from './site-behind-front.ts';

// Caddy 2.6 cannot send a body a second time, so there the page of the form does it.
const FRONTS: readonly (readonly [string, StartFrontServer, { repeats: boolean }])[] = [
  ['nginx', startNginx, { repeats: false }],
  ['Caddy', startCaddy, { repeats: true }],
];

const JSON_BODY = { 'content-type': 'application/json' };

interface Visitors {
  readonly pages: number[];
  /** Status and reference of every declaration, by its e-mail address. */
  readonly declarations: Map<string, { status: number; reference: unknown }>;
  readonly failures: unknown[];
  readonly stop: () => Promise<void>;
}

/**
 * Visitors who never ask for a page twice, so that what a restart loses is seen.
 *
 * @param repeats Whether they send a declaration again that no server took.
 */
function startVisitors(front: FrontServer, { repeats }: { repeats: boolean }): Visitors {
  const visitors = { pages: [] as number[], declarations: new Map(), failures: [] as unknown[] };
  let isOver = false;
  const readPages = async (): Promise<void> => {
    while (!isOver) visitors.pages.push((await askFront(front, '/team')).status);
  };
  const cancel = async (): Promise<void> => {
    while (!isOver) {
      const email = `${randomUUID()}@schlaf.example`;
      const body = JSON.stringify({ email, name: 'Anna Muster', reason: 'Es geht mir besser.' });
      const send = () =>
        askFront(front, CANCELLATION, { method: 'POST', headers: JSON_BODY, body });
      let answer = await send();
      while (repeats && [502, 503].includes(answer.status)) answer = await send();
      const { status } = answer;
      const reference = status === 200 ? jsonOf(answer)['reference'] : answer.body.toString();
      visitors.declarations.set(email, { status, reference });
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
  async (_name, start, visits) => {
    const { front, database, servers, restart } = await siteBehindFront(start);
    const visitors = startVisitors(front, visits);
    for (const place of [0, 1] as const) {
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
  async (_name, start, visits) => {
    const { front, database, servers, restart } = await siteBehindFront(start);
    const visitors = startVisitors(front, visits);
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
  const refused = [...visitors.declarations.values()].filter(({ status }) => status !== 200);
  expect(refused).toEqual([]);
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

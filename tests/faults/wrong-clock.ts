import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { post } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation, until } from './world.ts';

const YEARS = 8;
// What a server has done at its start is seen at the latest with the next one.
const SHIFTS = [YEARS * 365, 0, -YEARS * 365, 0, 0];
const PRELOAD = new URL('shift-clock.ts', import.meta.url).href;

/**
 * Servers start with a clock that is eight years ahead, and eight years behind: no declaration and
 * no file in the outbox is erased, neither meanwhile nor by the next server whose clock is right.
 */
export function wrongClock(declarations: number): Promise<void> {
  return inWorld(async (world) => {
    const toFiles = { SMTP_URL: '', SLACK_WEBHOOK_URL: '' };
    const files = async (): Promise<number> =>
      (await readdir(`${world.dataDir}/outbox`).catch(() => [])).length;
    const stored = async (): Promise<number> =>
      (await world.query('select 1 from declarations')).length;

    let server = await world.startServer(toFiles);
    for (let sent = 0; sent < declarations; sent += 1) {
      const answer = await post(server.site, newCancellation());
      assert.equal(answer?.status, 200);
    }
    await until('everything was delivered', async () => (await files()) === 2 * declarations);
    for (const days of SHIFTS) {
      await server.stop();
      server = await world.startServer({
        ...toFiles,
        NODE_OPTIONS: `--import ${PRELOAD}`,
        CLOCK_SHIFT_DAYS: String(days),
      });
      const wrong = `with a clock wrong by ${days} days`;
      if (days !== 0) {
        await until(`${wrong} it is said that nothing is erased`, () =>
          server.output().includes('Nothing is erased'),
        );
        const ready = await fetch(`${server.admin}/readyz`);
        assert.match(await ready.text(), /"retention_held"/);
      }
      assert.equal(server.output().includes('were erased'), false);
      assert.equal(await stored(), declarations, `every declaration is kept ${wrong}`);
      assert.equal(await files(), 2 * declarations, `every file is kept ${wrong}`);
    }
    await world.office()?.endOfWork(world.query, declarations, []);
    console.log(`clock ${YEARS} years ahead and behind: ${declarations} declarations kept`);
  });
}

if (import.meta.main) await runAlone(wrongClock, 42);

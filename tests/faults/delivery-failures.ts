import assert from 'node:assert/strict';
import type { ChatMode } from '#tests/support/receivers/chat-server.ts';
import { checkDelivered, checkStored } from './accounts.ts';
import { post } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation, until, type World } from './world.ts';

const FAILURES = ['slow', 451, 550, 'hang'] as const;

/**
 * Mail server and chat are slow, answer with errors, hang, are down: declarations are accepted all
 * the while, and everything is delivered once each after both are back.
 *
 * @param each Declarations sent during each failure.
 */
export function deliveryFailures(each: number): Promise<void> {
  return inWorld(async (world) => {
    const server = await world.startServer();
    const acknowledged = new Map<string, string>();
    const send = async (): Promise<void> => {
      for (let sent = 0; sent < each; sent += 1) {
        const body = newCancellation();
        const answer = await post(server.site, body);
        assert.equal(answer?.status, 200, 'a declaration is accepted whatever its delivery does');
        acknowledged.set(body.email, answer.reference);
      }
    };
    const failed = (): number => server.output().split('could not be delivered yet').length - 1;

    for (const mode of FAILURES) {
      await world.mail.behave(mode);
      await world.chat.behave(chatModeLike(mode));
      const before = failed();
      await send();
      if (typeof mode === 'number') {
        await until('deliveries failed', () => failed() >= before + 2 * each);
      }
    }
    // A receiver that hangs until it is restarted has taken nothing.
    await downAndBack(world, send, failed);
    await checkStored(world, { acknowledged, strange: [] });
    const { repeats } = await checkDelivered(world);
    assert.equal(repeats, 0, 'everything arrived once');
    console.log(`${acknowledged.size} declarations through every failure, each delivered once`);
  });
}

function chatModeLike(mode: (typeof FAILURES)[number]): ChatMode {
  if (mode === 451) return 500;
  return mode === 550 ? 429 : mode;
}

async function downAndBack(
  { mail, chat }: World,
  send: () => Promise<void>,
  failed: () => number,
): Promise<void> {
  await Promise.all([mail.kill(), chat.kill()]);
  const before = failed();
  await send();
  await until('deliveries failed', () => failed() > before);
  await Promise.all([mail.start(), chat.start()]);
  await Promise.all([mail.behave('take'), chat.behave('take')]);
}

if (import.meta.main) await runAlone(deliveryFailures, 50);

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  CANCELLATION,
  functionsServerForSuite,
  jsonOf,
  send,
} from '#tests/support/functions-server.ts';

const { server, outbox } = functionsServerForSuite({ SLACK_INCLUDE_MESSAGE: 'true' });

test('the free text goes to the chat only when the operator wants it, and then as neutral lines', async () => {
  const answer = await send(server().site, CANCELLATION, {
    email: 'anna@schlaf.example',
    name: 'Anna',
    reason: 'Erste Zeile\n<!channel> zweite',
  });
  const file = `${outbox()}/${String(jsonOf(answer)['reference'])}.chat.json`;
  const read = async () => (JSON.parse(await readFile(file, 'utf8')) as { text: string }).text;
  await expect
    .poll(() => read().catch(() => ''))
    .toContain('Nachricht:\n  Erste Zeile\n  ‹!channel› zweite');
});

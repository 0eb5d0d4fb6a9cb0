import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { slowDown } from './slow-network.ts';

test('the slow network hands everything on, in order, and closes when the sender does', async () => {
  const echo = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)).listen(
    0,
    '127.0.0.1',
  );
  await once(echo, 'listening');
  const network = await slowDown((echo.address() as AddressInfo).port);
  const sent = randomBytes(40_000);
  const client = connect(network.port, '127.0.0.1');
  client.end(sent);
  expect((await buffer(client)).equals(sent)).toBe(true);
  await network.stop();
  echo.close();
});

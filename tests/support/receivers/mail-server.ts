import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * How the mail server behaves: takes mails, is slow, refuses with a number, says nothing, knows no recipient or none with
 * a plus, or goes away when it has the whole mail.
 */
export type MailMode = 'take' | 'slow' | 'hang' | 'no-recipient' | 'no-plus' | 'vanish' | number;

const SLOW_MS = 1500;

let mode: MailMode = 'take';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  closeTimeout: 0,
  logger: false,
  onMailFrom(_address, _session, callback) {
    if (typeof mode === 'number') callback(refusal(mode));
    else callback();
  },
  onRcptTo({ address }, _session, callback) {
    const isUnknown = mode === 'no-recipient' || (mode === 'no-plus' && address.includes('+'));
    if (isUnknown) callback(refusal(550));
    else callback();
  },
  onData(stream, _session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      void answer(Buffer.concat(chunks).toString(), callback);
    });
  },
});

async function answer(mail: string, callback: () => void): Promise<void> {
  if (mode === 'hang') return;
  if (mode === 'vanish') {
    process.send?.({ mail });
    for (const { _socket: socket } of connections) socket.destroy();
    return;
  }
  if (mode === 'slow') await delay(SLOW_MS);
  process.send?.({ mail });
  callback();
}

interface Connection {
  readonly _socket: Socket;
}

// The package closes no connection before it has answered.
const connections = (server as unknown as { connections: Set<Connection> }).connections;

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not now.'), { responseCode });
}

process.on('message', (wanted: MailMode) => {
  mode = wanted;
  process.send?.({ mode });
});
process.on('disconnect', () => process.exit(0));
server.on('error', () => undefined);
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  process.send?.({ port: (server.server.address() as { port: number }).port });
});

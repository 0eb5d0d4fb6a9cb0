import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How the mail server behaves: takes mails, is slow, refuses with a number, or says nothing. */
export type MailMode = 'take' | 'slow' | 'hang' | number;

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
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      void answer(Buffer.concat(chunks).toString(), session.envelope.rcptTo.map(String), callback);
    });
  },
});

async function answer(mail: string, _to: string[], callback: () => void): Promise<void> {
  if (mode === 'hang') return;
  if (mode === 'slow') await delay(SLOW_MS);
  process.send?.({ mail });
  callback();
}

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

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createMailer } from './mailer.ts';

const mail = {
  subject: 'Bestätigung',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  to: 'anna@schlaf.example',
  messageId: '<1@schlaf.example>',
  fileName: 'K',
};

/** A mail server without encryption; gives what it was told. */
async function openServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      told.push(data.toString());
      socket.write(
        data.toString().startsWith('EHLO') ? '250-here\r\n250 SMTPUTF8\r\n' : '502 no\r\n',
      );
    });
  });
  onTestFinished(() => void server.close());
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  return { told, port: (server.address() as AddressInfo).port };
}

// Another name for this machine that does not say so.
test('a mail server elsewhere that offers no encryption learns neither password nor mail', async () => {
  const { told, port } = await openServer();
  const smtpUrl = `smtp://name:geheim@0.0.0.0:${port}`;
  const { send } = createMailer({
    smtpUrl,
    from: () => 'post@schlaf.example',
    dataDir: '/nowhere',
  });
  await expect(send(mail)).rejects.toThrow(/STARTTLS|TLS/);
  expect(told.join('')).not.toMatch(/AUTH|MAIL FROM|Hallo/);
});

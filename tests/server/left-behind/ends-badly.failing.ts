import { writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { onTestFinished, test } from 'vitest';
import { writeEmptySite } from '#tests/support/empty-site.ts';
import { startReceiver } from '#tests/support/receivers/receiver.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

test('ends badly while a mail server and a server with its database run', async () => {
  const folder = await folderForTest();
  await chmod(folder, 0o711);
  await writeEmptySite(`${folder}/dist`);
  const mail = await startReceiver(onTestFinished, 'mail-server.ts');
  const server = await startServer(onTestFinished, {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    ADMIN_PORT: '0',
  });
  const ports = [
    mail.port,
    ...[server.site, server.admin].map((site) => Number(new URL(site).port)),
  ];
  writeFileSync(process.env['SAYS'] ?? '', JSON.stringify({ folder, ports }));
  if (process.env['ENDING'] === 'killed') process.kill(process.pid, 'SIGKILL');
  throw new Error('on purpose');
});

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';

test('what somebody searches for stands in no log, also when the search fails', async () => {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  cpSync('dist-example', dist, { recursive: true });
  const server = await startServer((stop) => stack.defer(stop), {
    DIST_DIR: dist,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'trace',
  });
  const ask = (query: string) => fetch(`${server.site}/suche?q=${query}`);
  expect((await ask('Geheimwort')).status).toBe(200);
  const posted = await fetch(`${server.site}/suche`, {
    method: 'POST',
    headers: { Origin: server.site },
    body: new URLSearchParams({ q: 'Geheimwort' }),
  });
  expect([posted.status, posted.url]).toEqual([200, `${server.site}/suche`]);
  expect(await posted.text()).toContain('Geheimwort');
  expect((await ask(`Geheimwort${'a'.repeat(13_000)}`)).status).toBe(400);
  expect((await ask('Geheimwort%00')).status).toBe(400);
  rmSync(join(dist, 'client/suche.json'));
  const answer = await ask('Geheimwort');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Die Suche funktioniert gerade nicht');
  await server.stop();
  expect(server.output()).toContain('The search index cannot be used. Run npm run build.');
  expect(server.output()).not.toContain('Geheimwort');
});

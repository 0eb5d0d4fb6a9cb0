import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';

test('what somebody searches for stands in no log, also when the search fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  const dist = join(folder, 'dist');
  cpSync('dist-example', dist, { recursive: true });
  const data = join(folder, 'data');
  const server = await startServer({ DIST_DIR: dist, DATA_DIR: data, LOG_LEVEL: 'trace' });
  const ask = (query: string) => fetch(`${server.site}/suche?q=${query}`);
  try {
    expect((await ask('Geheimwort')).status).toBe(200);
    expect((await ask(`Geheimwort${'a'.repeat(13_000)}`)).status).toBe(400);
    expect((await ask('Geheimwort%00')).status).toBe(400);
    rmSync(join(dist, 'client/suche.json'));
    const answer = await ask('Geheimwort');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Die Suche geht gerade nicht');
    await server.stop();
    expect(server.output()).toContain('The search index cannot be used. Run npm run build.');
    expect(server.output()).not.toContain('Geheimwort');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

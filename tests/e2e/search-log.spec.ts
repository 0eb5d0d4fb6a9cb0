import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';

test('what somebody searches for stands in no log, also when the search fails', async () => {
  const data = mkdtempSync(join(tmpdir(), 'search-'));
  const server = await startServer({
    DIST_DIR: 'dist-example',
    DATA_DIR: data,
    LOG_LEVEL: 'trace',
  });
  try {
    for (const query of ['Geheimwort', `Geheimwort${'a'.repeat(13_000)}`, 'Geheimwort%00']) {
      await fetch(`${server.site}/suche?q=${query}`);
    }
    await server.stop();
    expect(server.output()).toContain('"path":"/suche"');
    expect(server.output()).not.toContain('Geheimwort');
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

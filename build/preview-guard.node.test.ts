import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { freePort } from '#tests/support/ports.ts';
import { PREVIEW_SECRET, previewGuard } from './preview-guard.ts';

test('the development server of a preview answers only who knows its secret', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [previewGuard('geheim')],
    server: { port: await freePort(), host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${address}preview-guard.ts`, { headers })).status;
  const found = [
    await ask({}),
    await ask({ [PREVIEW_SECRET]: 'geraten' }),
    await ask({ [PREVIEW_SECRET]: 'geheim' }),
  ];
  await server.close();
  expect(found).toEqual([403, 403, 200]);
});

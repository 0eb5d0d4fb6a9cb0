import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPreview } from './preview.ts';
import { openWebsitePort, type WebsitePort } from './website-port.ts';

test('drafts that could not be written once are written with the next look at them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const published = join(folder, 'published');
  mkdirSync(published);
  let times = 0;
  const writeDrafts = (): Promise<undefined> => {
    times += 1;
    return times === 1
      ? Promise.reject(new Error('The database is away.'))
      : Promise.resolve(undefined);
  };
  openWebsitePort({ writeDrafts } as Partial<WebsitePort> as WebsitePort);
  const preview = openPreview({ projectRoot: folder, dataDir: folder, published });
  // An address that the preview refuses before its server would be needed.
  const look = (state: string) =>
    preview.answer(new Request(`http://office/vorschau/@vite?fassung=${state}`));
  await expect(look('a')).rejects.toThrow('The database is away.');
  expect((await look('b')).status).toBe(404);
  expect(times).toBe(2);
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPreview } from './preview.ts';
import { openWebsitePort, type WebsitePort } from './website-port.ts';

test('drafts that could not be written once are written with the next look at them', async () => {
  let times = 0;
  const { look } = previewThatWrites(() => {
    times += 1;
    return times === 1
      ? Promise.reject(new Error('The database is away.'))
      : Promise.resolve(undefined);
  });
  await expect(look('a')).rejects.toThrow('The database is away.');
  expect((await look('b')).status).toBe(404);
  expect(times).toBe(2);
});

test('a look at drafts that are just being written waits for them, and writes again only what was saved since', async () => {
  const begun: (() => void)[] = [];
  const { look, renew } = previewThatWrites(
    () => new Promise((resolve) => begun.push(() => resolve(undefined))),
  );
  const endNext = async (): Promise<void> => {
    await expect.poll(() => begun).toHaveLength(1);
    begun.pop()?.();
  };
  const first = look('a');
  await expect.poll(() => begun).toHaveLength(1);
  const second = look('b');
  await endNext();
  await Promise.all([first, second]);
  const third = look('c');
  await expect.poll(() => begun).toHaveLength(1);
  renew();
  const fourth = look('d');
  await endNext();
  await third;
  await endNext();
  await fourth;
});

/** Looks at drafts by an address that the preview refuses before its server would be needed. */
function previewThatWrites(writeDrafts: NonNullable<WebsitePort['writeDrafts']>) {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const published = join(folder, 'published');
  mkdirSync(published);
  openWebsitePort({ writeDrafts } as Partial<WebsitePort> as WebsitePort);
  const preview = openPreview({ projectRoot: folder, dataDir: folder, published });
  const look = (state: string): Promise<Response> =>
    preview.answer(new Request(`http://office/vorschau/@vite?fassung=${state}`));
  return { look, renew: preview.renew };
}

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { openPreviewServer } from '../../office/preview/preview-server.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';

const folder = folderForSuite();
const SOON = { timeout: 30_000 };
const ROOT = join(import.meta.dirname, '../..');

function draftWith(name: string, heading: string): string {
  const draft = join(folder(), name);
  cpSync('tests/example-content', draft, { recursive: true });
  const page = join(draft, 'pricing/page.yaml');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/^title: .*$/mu, `title: ${heading}`));
  return draft;
}

test.each([
  ['begins', ''],
  ['copies the sources', 'src'],
  ['starts its server', '.astro'],
])(
  'a word that is saved while the preview %s is shown',
  async (_, begun) => {
    const own = join(folder(), 'early');
    const draft = draftWith(`early-draft${begun}`, 'Zu früh');
    const server = openPreviewServer(ROOT, own, draft);
    onTestFinished(server.stop);
    const ask = async (): Promise<string> => {
      const found = await server.ask('/vorschau/preise');
      return found === 'unreadable' ? found : found.text();
    };
    const first = ask();
    const page = join(draft, 'pricing/page.yaml');
    const text = readFileSync(page, 'utf8');
    await expect.poll(() => begun === '' || existsSync(join(own, begun)), SOON).toBe(true);
    writeFileSync(page, text.replace('title: Zu früh', 'title: Gerade noch'));
    server.hasChanged(Date.now());
    expect(await ask()).toContain('Gerade noch');
    // A request made before gets no error.
    expect(await first).toContain('Gerade noch');
  },
  120_000,
);

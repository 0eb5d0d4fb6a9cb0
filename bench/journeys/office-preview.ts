import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startEditingPages } from '#tests/office/editing-pages-server.ts';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import type { HandOver } from '#tests/support/hand-over.ts';

// Prints the milliseconds from the last key of an editor to the preview that shows the new words. A process
// of its own, because the office's content is not the one that measurements are built with.
const rounds = Number(process.argv[2]);
const FIRST_WORDS = 'Was kostet das Schlafcoaching?';
// The first look starts a development server.
const LONGEST_MS = 120_000;

await using stack = new AsyncDisposableStack();
const handOver: HandOver = (stop) => stack.defer(stop);
const folder = await mkdtemp(join(tmpdir(), 'bench-preview-'));
handOver(() => rm(folder, { recursive: true, force: true }));
const pages = await startEditingPages(handOver, folder);
const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
handOver(() => browser.close());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.setDefaultTimeout(LONGEST_MS);
await page.goto(`${pages.site}/inhalte/faq/kosten`);
const shown = (words: string) =>
  page.frameLocator('iframe:not([inert])').getByText(words).first().waitFor();
await shown(FIRST_WORDS);
const times: number[] = [];
// The first round warms up and does not count.
for (let round = 0; round <= rounds; round += 1) {
  const words = `Frage ${String(round)}, neu gestellt?`;
  await page.getByLabel('Die Frage').fill(words);
  const typedAt = performance.now();
  await shown(words);
  if (round > 0) times.push(performance.now() - typedAt);
}
console.log(JSON.stringify(times));

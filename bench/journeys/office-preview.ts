import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startEditingPages } from '#tests/office/editing-pages-server.ts';

const FIRST_WORDS = 'Was kostet das Schlafcoaching?';
// The first look starts a development server.
const LONGEST_MS = 120_000;

/** Milliseconds from the last key of an editor to the preview that shows the new words. */
export async function previewWords(browser: Browser, rounds: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-preview-'));
  await chmod(folder, 0o711);
  const pages = await startEditingPages(folder);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
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
    return times;
  } finally {
    await context.close();
    await pages.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

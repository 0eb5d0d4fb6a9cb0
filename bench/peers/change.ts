import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Contender } from './contenders.ts';

const HEADING = 'Regeneration trifft Psychologie';

export interface Changing {
  /** Milliseconds of a production build with the caches of the previous one, such as pictures. */
  readonly build: number;
  /** Milliseconds from a changed word to the page that says it, including a restart of its server. */
  readonly visible: number;
}

/** Changes a word of the landing page, waits until a browser shows it, and changes it back. */
export async function changeWord(
  browser: Browser,
  { source, build, start, name }: Contender,
): Promise<Changing> {
  const text = await readFile(source, 'utf8');
  if (!text.includes(HEADING)) throw new Error(`${source} of ${name} has no "${HEADING}".`);
  const changed = `Regeneration trifft Psychologie ${Date.now().toString(36)}`;
  const began = performance.now();
  await writeFile(source, text.replaceAll(HEADING, changed));
  await build();
  const built = performance.now();
  const running = await start();
  const page = await browser.newPage();
  try {
    await page.goto(running.site);
    await page.getByRole('heading', { level: 1, name: changed }).waitFor();
    return { build: built - began, visible: performance.now() - began };
  } finally {
    await page.close();
    await running.stop();
    await writeFile(source, text);
  }
}

import type { Browser, Page } from '@playwright/test';
import { median } from '../spread.ts';
import { PHONE } from './browser.ts';
import { serveFolder } from './serve-folder.ts';
import { slowDown } from './slow-network.ts';

const CPU_SLOWDOWN = 4;

interface Paint {
  /** Milliseconds since the navigation began. */
  readonly ms: number;
  /** What was the largest paint: tag and class or address. */
  readonly element: string;
  /** All words of the page, to compare. */
  readonly text: string;
}

export interface LargestPaint {
  readonly ms: number;
  readonly all: readonly number[];
  readonly element: string;
}

/**
 * Largest contentful paint of the first page of several sites on a slow phone, one load of each after
 * the other, as often as there are rounds; every load starts with nothing in any cache.
 *
 * @param folders Finished site of each name.
 * @returns medians.
 * @throws Error when the pages do not say the same.
 */
export async function measureLargestPaints<Name extends string>(
  browser: Browser,
  folders: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<ReadonlyMap<Name, LargestPaint>> {
  const names = Object.keys(folders) as Name[];
  const paints = new Map<Name, Paint[]>(names.map((name) => [name, []]));
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const paint = await loadOnce(browser, folders[name]);
      if (round > 0) paints.get(name)?.push(paint);
    }
  }
  compareTexts(paints);
  return new Map(
    [...paints].map(([name, measured]) => {
      const all = measured.map(({ ms }) => ms);
      return [name, { ms: median(all), all, element: measured[0]?.element ?? '' }];
    }),
  );
}

async function loadOnce(browser: Browser, folder: string): Promise<Paint> {
  const server = await serveFolder(folder);
  const network = await slowDown(server.port);
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await watchPaints(page);
    await page.goto(`https://localhost:${network.port}/`, { waitUntil: 'networkidle' });
    await untilPainted(page);
    return await page.evaluate(() => {
      const { paint } = window as unknown as { paint: { ms: number; element: string } };
      const parts = [...document.body.querySelectorAll(':not(script, style)')];
      const own = ({ childNodes }: Element) =>
        [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
      const words = parts.flatMap((part) => own(part).split(/\s+/));
      return { ...paint, text: words.join('') };
    });
  } finally {
    await context.close();
    await network.stop();
    await server.stop();
  }
}

/** Waits for every picture in view, and for a largest paint after which nothing happens for a while. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = [...document.images].filter(
      (img) => img.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((img) => img.decode()));
    const latest = () => (window as unknown as { paint?: { ms: number } }).paint?.ms;
    for (let before: number | undefined; before === undefined || before !== latest();) {
      before = latest();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LargestContentfulPaint[]) {
        const { startTime, element } = entry;
        const words = element?.textContent.trim().slice(0, 40) ?? '';
        const name = `${element?.localName ?? 'gone'} ${words || entry.url}`;
        Object.assign(window, { paint: { ms: startTime, element: name } });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function compareTexts(paints: ReadonlyMap<string, readonly Paint[]>): void {
  const [first, ...others] = [...paints];
  const expected = first?.[1][0]?.text ?? '';
  for (const [name, [paint]] of others) {
    if (paint === undefined || paint.text === expected) continue;
    const at = expected.split('').findIndex((letter, index) => paint.text[index] !== letter);
    const part = (text: string): string => text.slice(Math.max(0, at - 40), at + 80);
    throw new Error(
      `The ${name} does not say what ${first?.[0] ?? ''} says, so they cannot be compared: ` +
        `"${part(paint.text)}" instead of "${part(expected)}". Bring it up to date.`,
    );
  }
}

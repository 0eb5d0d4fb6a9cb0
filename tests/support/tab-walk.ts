import type { JSHandle, Page } from '@playwright/test';

/** One stop of the keyboard, as it looks while it has the focus. */
export interface TabStop {
  readonly name: string;
  readonly place: string;
  readonly left: number;
  /** Wholly within the window. */
  readonly isVisible: boolean;
  readonly hasOutline: boolean;
  /** Something else, such as the sticky header, lies over it. */
  readonly isCovered: boolean;
}

const MOST_STOPS = 300;

/** Presses a key until the focus leaves the page, and gives every stop on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  const visited = await page.evaluateHandle(() => new Set<Element>());
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page, visited);
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus did not leave the page after ${MOST_STOPS} presses; is it trapped?`);
}

/** Whether each part that takes the focus shows it; asked all at once, without the keyboard. */
export function outlinesOfStops(page: Page): Promise<Pick<TabStop, 'name' | 'hasOutline'>[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...parts].flatMap((part) => {
      part.focus({ focusVisible: true });
      if (document.activeElement !== part) return [];
      const hasOutline = [null, '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return [{ name: part.outerHTML.slice(0, 100), hasOutline }];
    });
  });
}

function currentStop(page: Page, seen: JSHandle<Set<Element>>): Promise<TabStop | null> {
  return page.evaluate(async (visited) => {
    // Nobody presses again before the page has noticed where it was scrolled to: a bar that comes or goes by that is
    // a stop only while it is there.
    const frame = () => new Promise(requestAnimationFrame);
    const hasScrolled = document.documentElement.dataset['walkedTo'] !== String(scrollY);
    document.documentElement.dataset['walkedTo'] = String(scrollY);
    if (hasScrolled) await frame().then(frame);
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Going backward, the browser starts again at the end without leaving the page in between.
    if (visited.has(element)) return null;
    visited.add(element);
    // The browser scrolls by whole pixels, boxes have fractions.
    const rounding = 1;
    const box = element.getBoundingClientRect();
    // A link that makes its whole card clickable draws its outline around the card.
    const hasOutline = [null, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const words = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText;
    // The box around a link of two lines has words in it that are not the link's.
    const line = element.getClientRects()[0] ?? box;
    const points = [
      [line.left + line.width / 2, line.top + 2],
      [line.left + line.width / 2, line.top + line.height / 2],
      [line.left + line.width / 2, line.bottom - 2],
    ] as const;
    const covers = points.map(([x, y]) => document.elementFromPoint(x, y));
    return {
      name: words.replaceAll(/\s+/g, ' ').replaceAll(' :', ':').trim(),
      place: element.closest('header, main, footer')?.localName ?? 'body',
      left: box.left,
      isVisible:
        box.top >= -rounding &&
        box.left >= -rounding &&
        box.bottom <= innerHeight + rounding &&
        box.right <= innerWidth + rounding,
      hasOutline,
      isCovered: covers.some(
        (cover) => cover !== null && !element.contains(cover) && !cover.contains(element),
      ),
    };
  }, seen);
}

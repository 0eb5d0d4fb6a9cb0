import type { Page } from '@playwright/test';

/** What would move: animations and transitions that last, and scrolling that glides. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      const lasts = `${animationDuration}, ${transitionDuration}`
        .split(', ')
        .some((time) => Number.parseFloat(time) > 0);
      return lasts || scrollBehavior !== 'auto';
    });
    return moving.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
}

/** Texts that reach out of a box that cuts off. */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0 || text.nodeValue?.trim() === '') continue;
      if (text.parentElement?.closest('[role=tooltip]')) continue;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflow, webkitLineClamp } = getComputedStyle(box);
        if (overflow === 'visible' || box === document.documentElement) continue;
        // The beginning of an article, which goes on behind the link.
        if (webkitLineClamp !== 'none') break;
        const edge = box.getBoundingClientRect();
        // What only screen readers get is cut off on purpose.
        if (edge.width <= 1) break;
        const scrolls = /auto|scroll/.test(overflow);
        const isOut =
          left < edge.left - 1 ||
          right > edge.right + 1 ||
          top < edge.top - 1 ||
          bottom > edge.bottom + 1;
        if (isOut && !scrolls) lost.push((text.nodeValue ?? '').trim().slice(0, 60));
      }
    }
    return lost;
  });
}

/** Texts in a column that is too narrow for words: less than three letters high are wide. */
export function squeezedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const squeezed: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue?.trim() ?? '';
      const parent = text.parentElement;
      if (words.length < 8 || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width } = range.getBoundingClientRect();
      // What only screen readers get is a pixel wide.
      const isRead = width > 1;
      const letter = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (isRead && width < 2.5 * letter) squeezed.push(words.slice(0, 60));
    }
    return squeezed;
  });
}

/**
 * Words of up to 24 letters that do not fit their column, and lines that lie on each other. The browser of the tests
 * has no dictionary to hyphenate by, so it parts a word only where nothing else helps; addresses may break anywhere,
 * and what stands still over the page is meant to cover.
 */
export function badlySetWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const lines: { words: string; left: number; right: number; top: number; bottom: number }[] = [];
    const isOver = (element: Element | null): boolean => {
      if (element === null) return false;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky' || isOver(element.parentElement);
    };
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? '';
      const parent = text.parentElement;
      if (words.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('svg, thead, [role=tooltip]')) continue;
      // What only screen readers get is cut off on purpose.
      if (parent.getBoundingClientRect().width <= 1) continue;
      const { fontSize } = getComputedStyle(parent);
      // A large initial stands on another line than the rest of its word.
      const block = parent.closest('p') ?? parent;
      const initial = getComputedStyle(block, '::first-letter').getPropertyValue('initial-letter');
      for (const { 0: word, index } of words.matchAll(
        /(?<![^\s-])\p{L}{2,24}(?![^\s.,;:?!)“-])/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1 && (initial === 'normal' || index > 0)) found.push(`parted: ${word}`);
      }
      if (isOver(parent)) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 2) continue;
        // Lines of a heading are closer than the box of its letters is high.
        const half = Number.parseFloat(fontSize) * 0.3;
        const middle = (top + bottom) / 2;
        lines.push({
          words: words.trim().slice(0, 40),
          left: left + 1,
          right: right - 1,
          top: middle - half,
          bottom: middle + half,
        });
      }
    }
    for (const [at, one] of lines.entries()) {
      const other = lines
        .slice(at + 1)
        .find(
          (next) =>
            next.left < one.right &&
            next.right > one.left &&
            next.top < one.bottom &&
            next.bottom > one.top,
        );
      if (other) found.push(`on each other: ${one.words} | ${other.words}`);
    }
    return found;
  });
}

/** Buttons and fields whose shape would vanish where the system chooses the colours. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Of a slider the thumb is the control.
    const controls = [
      ...document.querySelectorAll('.button, input:not([type=hidden], [type=range]), textarea'),
    ];
    const flat = controls.filter((control) => {
      const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
      const isShown = control.checkVisibility({ visibilityProperty: true });
      // A control that the browser draws is drawn in the colours of the system.
      const isOurs = appearance === 'none' || control.classList.contains('button');
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return isShown && isOurs && !hasEdge;
    });
    return flat.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** Parts that stand still over what scrolls and let it shine through. */
export function translucentParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('body *')].filter((part) => {
      const { position, backgroundColor, backdropFilter, opacity } = getComputedStyle(part);
      if (!part.checkVisibility()) return false;
      if (backdropFilter !== 'none') return true;
      const isOver = position === 'fixed' || position === 'sticky';
      const isVeil = /rgba\(.*, 0?\.\d+\)/.test(backgroundColor) || opacity !== '1';
      return isOver && isVeil;
    });
    return parts.map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

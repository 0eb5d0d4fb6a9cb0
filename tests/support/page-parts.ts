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

/** Buttons and fields whose shape would vanish where the system chooses the colours. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('.button, input:not([type=hidden]), textarea')];
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

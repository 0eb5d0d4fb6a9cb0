import { isLinkTarget } from './link-target.ts';

const BULLET = /^[\s\u00A0]*(?:[·•▪◦●■‣-]|o(?=\u00A0))[\s\u00A0]+/u;
const NUMBER = /^[\s\u00A0]*\d{1,2}[.)][\s\u00A0]+/u;
const GONE = 'style, script, meta, link, title, img, colgroup';

/**
 * What Word and Google Docs put into the clipboard as what the editor knows: their lists are paragraphs with a
 * dot, their tables have no head, and every word carries a style.
 */
export function cleanPaste(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  const all = <Found extends Element>(selector: string) => [
    ...body.querySelectorAll<Found & HTMLElement>(selector),
  ];
  for (const one of all(GONE)) one.remove();
  for (const one of all('b, i, span')) restyle(one);
  for (const one of all('h1, p.MsoTitle')) rename(one, 'h2');
  for (const one of all('h5, h6')) rename(one, 'h4');
  makeLists(all('p'));
  for (const table of all<HTMLTableElement>('table')) {
    for (const cell of table.rows[0]?.cells ?? []) rename(cell, 'th');
  }
  for (const one of all<HTMLAnchorElement>('a')) {
    const address = behindGoogle(one.getAttribute('href') ?? '');
    if (isLinkTarget(address)) one.setAttribute('href', address);
    else one.replaceWith(...one.childNodes);
  }
  for (const one of all('p')) {
    if (one.textContent.replaceAll('\u00A0', ' ').trim() === '') one.remove();
  }
  // Between blocks it is an empty line.
  for (const one of all('br')) {
    if ([one.previousSibling, one.nextSibling].some(isBlock)) one.remove();
  }
  for (const one of all('*')) {
    for (const { name } of one.attributes) {
      if (!['href', 'colspan', 'rowspan', 'start'].includes(name)) one.removeAttribute(name);
    }
  }
  return page;
}

const isBlock = (node: Node | null): boolean =>
  node instanceof Element && node.matches('p, h2, h3, h4, ul, ol, table, div');

/** A style that means something becomes its element, all others go. */
function restyle(one: HTMLElement): void {
  if (styleOf(one).includes('mso-list')) return;
  const { fontWeight, fontStyle } = one.style;
  const isBold =
    one.localName === 'b'
      ? fontWeight !== 'normal'
      : Number(fontWeight) >= 600 || fontWeight === 'bold';
  const isItalic = one.localName === 'i' ? fontStyle !== 'normal' : fontStyle === 'italic';
  // Headings are bold by themselves.
  const tags = one.closest('h1, h2, h3, h4, h5, h6')
    ? []
    : [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
  const content = tags.reduce<Node[]>(
    (inner, tag) => {
      const around = one.ownerDocument.createElement(tag);
      around.append(...inner);
      return [around];
    },
    [...one.childNodes],
  );
  one.replaceWith(...content);
}

function rename(one: Element, tag: string): void {
  const other = one.ownerDocument.createElement(tag);
  for (const { name, value } of one.attributes) other.setAttribute(name, value);
  other.append(...one.childNodes);
  one.replaceWith(other);
}

/** Paragraphs in a row that begin with a dot or a number become one list. */
function makeLists(paragraphs: readonly HTMLElement[]): void {
  let lists: HTMLElement[] = [];
  let last: Element | undefined;
  for (const one of paragraphs) {
    const mark = [...one.querySelectorAll('span')].find((part) =>
      styleOf(part).includes('mso-list'),
    );
    const text = mark?.textContent ?? one.textContent;
    const isNumbered = NUMBER.test(`${text} `);
    if (!isNumbered && !BULLET.test(`${text} `) && mark === undefined) {
      lists = [];
      continue;
    }
    if (one.previousElementSibling !== last) lists = [];
    if (mark === undefined) dropMark(one, isNumbered ? NUMBER : BULLET);
    else mark.remove();
    const [, level = '1'] = /mso-list:[^;]*level(\d)/u.exec(styleOf(one)) ?? [];
    lists = lists.slice(0, Number(level));
    const tag = isNumbered ? 'ol' : 'ul';
    if (
      lists.at(-1) === undefined ||
      (lists.length === Number(level) && lists.at(-1)?.localName !== tag)
    ) {
      const outer = lists.at(Number(level) === 1 ? 0 : -1);
      lists = lists.slice(0, Number(level) - 1);
      const list = one.ownerDocument.createElement(tag);
      if (lists.length === 0) (outer ?? one).after(list);
      else lists.at(-1)?.lastElementChild?.append(list);
      lists.push(list);
    } else if (lists.length < Number(level)) {
      const list = one.ownerDocument.createElement(tag);
      lists.at(-1)?.lastElementChild?.append(list);
      lists.push(list);
    }
    const item = one.ownerDocument.createElement('li');
    item.append(...one.childNodes);
    lists.at(-1)?.append(item);
    one.remove();
    last = lists[0];
  }
}

/** Takes the dot away, which may be the start of a text or a text of its own. */
function dropMark(paragraph: HTMLElement, mark: RegExp): void {
  const found = mark.exec(paragraph.textContent)?.[0].length ?? 0;
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = found;
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    node.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

/** Google Docs leads every link over a page of its own. */
function behindGoogle(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const isDetour = url.hostname === 'www.google.com' && url.pathname === '/url';
  return (isDetour ? url.searchParams.get('q') : undefined) ?? address;
}

const styleOf = (one: Element): string => one.getAttribute('style') ?? '';

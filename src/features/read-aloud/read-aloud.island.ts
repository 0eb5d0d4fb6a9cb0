import { partly } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import { texts } from './texts.ts';

const name = 'read-aloud';

/**
 * Shows the button where the device has a German voice, and reads sentence by sentence. Stopping cancels
 * and going on begins the sentence again: `pause` ends the reading for good on Android.
 */
export const start: StartIsland = (element) => {
  const { speechSynthesis: speech } = partly(window);
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  const speed = element.querySelector('select');
  const status = element.querySelector('[role=status]');
  if (!speech || !button || !label || !speed || !status) return;

  let sentences: Sentence[] = [];
  let at = 0;
  let isOn = false;
  // Kept here as well, because some browsers forget one that nobody holds and never tell its end.
  let current: SpeechSynthesisUtterance | undefined;
  const selector = element.dataset['readFrom'] ?? '';
  // Steps follow one another, some by themselves, and the voice goes with them.
  const isOfSteps = selector === '.step';

  const silence = () => {
    current = undefined;
    speech.cancel();
    markSentence();
  };
  const rest = (word: string) => {
    isOn = false;
    silence();
    label.textContent = word;
  };
  const begin = () => {
    [sentences, at] = [[], 0];
    rest(texts.start);
    delete element.dataset['reading'];
  };
  const collect = () => {
    sentences = [...document.querySelectorAll(selector)].flatMap(sentencesIn);
    at = 0;
  };

  const read = () => {
    silence();
    const [sentence, voice] = [sentences[at], germanVoice(speech.getVoices())];
    if (!sentence || !voice) {
      // The last word of a step waits for the next one.
      if (!isOfSteps || !voice) begin();
      return;
    }
    const isFollowed = at === 0 || isInView(sentences[at - 1]?.range ?? sentence.range);
    markSentence(sentence.range);
    if (isFollowed && !isInView(sentence.range)) {
      sentence.block.scrollIntoView({ block: 'center' });
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang, rate: Number(speed.value) });
    utterance.onend = () => {
      if (utterance !== current) return;
      at += 1;
      read();
    };
    utterance.onerror = () => {
      if (utterance !== current) return;
      rest(texts.resume);
      status.textContent = texts.failed;
    };
    current = utterance;
    speech.speak(utterance);
  };
  const goOn = () => {
    isOn = true;
    label.textContent = texts.stop;
    element.dataset['reading'] = '';
    status.textContent = isOfSteps ? '' : texts.hint;
    read();
  };

  button.addEventListener('click', () => {
    status.textContent = '';
    if (isOn) {
      rest(texts.resume);
      return;
    }
    // Also after the last sentence of a step.
    if (at >= sentences.length) collect();
    goOn();
  });

  element.addEventListener('click', ({ target }) => {
    const skip = target instanceof Element && target.closest<HTMLElement>('[data-skip]');
    if (!skip) return;
    at = skipped(sentences, at, Number(skip.dataset['skip']));
    goOn();
  });
  speed.addEventListener('change', () => {
    if (isOn) read();
  });

  // Once it is read to somebody, it goes on where that person taps.
  document.addEventListener('click', ({ target: tapped }) => {
    if (sentences.length === 0 || isOfSteps || !(tapped instanceof Element)) return;
    if (tapped.closest('a, button, select, summary')) return;
    if (getSelection()?.isCollapsed === false) return;
    const found = sentences.findIndex(({ block }) => block.contains(tapped));
    if (found === -1) return;
    at = found;
    goOn();
  });

  const showWithVoice = () => {
    const hasVoice = germanVoice(speech.getVoices()) !== undefined;
    element.toggleAttribute('data-voice', hasVoice);
    if (!hasVoice) begin();
  };
  // Chromium knows its voices only some time after the page.
  speech.addEventListener('voiceschanged', showWithVoice);
  showWithVoice();
  addEventListener('hashchange', () => {
    if (!isOfSteps || sentences.length === 0) return;
    const wasOn = isOn;
    collect();
    if (wasOn) read();
    else begin();
  });
  // A page that is left would be read on.
  addEventListener('pagehide', begin);
};

/**
 * The voice that reads, or nothing. Only voices on the device itself count: the others send the text to
 * somebody's server.
 */
export function germanVoice(
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const usable = voices.filter(
    ({ lang, localService }) => localService && /^de(?:[-_]|$)/i.test(lang),
  );
  return usable.find((voice) => voice.default) ?? usable[0];
}

/** The first sentence of the block before or after the one that is being read. */
function skipped(sentences: readonly Sentence[], at: number, step: number): number {
  const starts = sentences.flatMap(({ block }, place) =>
    block === sentences[place - 1]?.block ? [] : [place],
  );
  const now = starts.findLastIndex((place) => place <= at);
  return starts[Math.min(Math.max(now + step, 0), starts.length - 1)] ?? 0;
}

/** Marks the sentence that is being read; without one, takes the mark away. */
function markSentence(range?: Range): void {
  const { highlights } = partly(CSS);
  if (highlights) {
    if (range) highlights.set(name, new Highlight(range));
    else highlights.delete(name);
    return;
  }
  // Older browsers mark the whole paragraph.
  document.querySelector('[data-read]')?.removeAttribute('data-read');
  range?.startContainer.parentElement
    ?.closest('h1, h2, h3, h4, p, li, dt, dd, tr')
    ?.setAttribute('data-read', '');
}

/** Whether a sentence is in the window. */
function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
// Numbers of sources, notes for screen readers and what one operates are not part of a sentence.
const leftOut =
  'sup, [aria-hidden=true], .sr-only, nav, form, noscript, figure, .pacer, .kept-note';
// 'z. B.', 'Dr.', 'am 3. Oktober': a full stop that ends no sentence. After a year it does.
const abbreviation =
  /(?:^|[\s\p{Ps}])(?:\p{L}|\d{1,2}|Abs|bzw|ca|Dr|evtl|ggf|Min|Nr|Prof|Std|u\.\s?a|vgl|z\.\s?B)\.\s*$/u;

/** Cuts German text into sentences, which together are the text. */
export function splitSentences(text: string): string[] {
  const { Segmenter } = partly(Intl);
  // Older browsers read a whole paragraph at a time.
  if (!Segmenter) return [text];
  const sentences: string[] = [];
  for (const { segment } of new Segmenter('de', { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences;
}

interface Sentence {
  readonly text: string;
  readonly range: Range;
  /** The heading, paragraph, item or row of a table that it belongs to. */
  readonly block: Element;
}

/** The sentences of all visible headings, paragraphs, list items and rows of tables in an element, in order. */
function sentencesIn(element: Element): Sentence[] {
  const inside = [...element.querySelectorAll(`${blocks}, tbody tr`)];
  return [...(element.matches(blocks) ? [element] : []), ...inside]
    .filter((block) => block.checkVisibility() && !block.closest(leftOut))
    .flatMap((block) => {
      if (block instanceof HTMLTableRowElement) return sentenceOfRow(block);
      return block.closest('table') ? [] : sentencesOfBlock(block);
    });
}

/** A row as somebody would read it to another: its number, and each cell with the head of its column. */
function sentenceOfRow(row: HTMLTableRowElement): Sentence {
  const cells = [...row.cells].map((cell) => {
    const copy = document.importNode(cell, true);
    for (const part of copy.querySelectorAll(leftOut)) part.remove();
    return [cell.dataset['head'], copy.textContent]
      .map((text) => text?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(': ');
  });
  const range = document.createRange();
  range.selectNodeContents(row);
  return { text: texts.row(row.sectionRowIndex + 1, cells.join('; ')), range, block: row };
}

function sentencesOfBlock(block: Element): Sentence[] {
  const nodes = textNodesOf(block);
  const whole = nodes.map(({ data }) => data).join('');
  let end = 0;
  return splitSentences(whole).flatMap((sentence) => {
    const start = end;
    end += sentence.length;
    const text = sentence.replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const range = document.createRange();
    range.setStart(...placeOf(nodes, start + sentence.search(/\S/)));
    range.setEnd(...placeOf(nodes, start + sentence.trimEnd().length));
    return [{ text, range, block }];
  });
}

// A block inside this one is read by itself.
function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(blocks) === block && !parentElement.closest(leftOut)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) nodes.push(node);
  return nodes;
}

function placeOf(nodes: readonly Text[], at: number): [Text, number] {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return [node, at - before];
    before += node.length;
  }
  throw new RangeError(`The block has no letter number ${at}.`);
}

import { partly } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import { sentencesIn, type Sentence } from './sentences.ts';
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

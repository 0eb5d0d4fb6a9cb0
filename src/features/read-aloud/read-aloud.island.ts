import type { StartIsland } from '#site/island.ts';
import { germanVoice } from './german-voice.ts';
import { sentencesIn, type Sentence } from './sentences.ts';
import { texts } from './texts.ts';

const name = 'read-aloud';

/**
 * Shows the button where the device has a German voice, and reads sentence by sentence. Stopping cancels
 * and going on begins the sentence again: `pause` ends the reading for good on Android.
 */
export const start: StartIsland = (element) => {
  const { speechSynthesis: speech } = window as Partial<Window & typeof globalThis>;
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  const status = element.querySelector('[role=status]');
  if (!speech || !button || !label || !status) return;

  let sentences: Sentence[] = [];
  let at = 0;
  // Kept here as well, because some browsers forget one that nobody holds and never tell its end.
  let current: SpeechSynthesisUtterance | undefined;

  const rest = (word: string) => {
    current = undefined;
    speech.cancel();
    markSentence();
    label.textContent = word;
  };
  const begin = () => {
    [sentences, at] = [[], 0];
    rest(texts.start);
    delete element.dataset['reading'];
  };

  const read = () => {
    const [sentence, voice] = [sentences[at], germanVoice(speech.getVoices())];
    if (!sentence || !voice) {
      begin();
      return;
    }
    const isFollowed = at === 0 || isInView(sentences[at - 1]?.range ?? sentence.range);
    markSentence(sentence.range);
    if (isFollowed && !isInView(sentence.range)) {
      sentence.range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    }
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    Object.assign(utterance, { voice, lang: voice.lang });
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

  button.addEventListener('click', () => {
    status.textContent = '';
    if (current) {
      rest(texts.resume);
      return;
    }
    if (sentences.length === 0) {
      sentences = [...document.querySelectorAll(element.dataset['readFrom'] ?? '')].flatMap(
        sentencesIn,
      );
    }
    label.textContent = texts.stop;
    element.dataset['reading'] = '';
    read();
  });

  const showWithVoice = () => {
    const hasVoice = germanVoice(speech.getVoices()) !== undefined;
    element.toggleAttribute('data-voice', hasVoice);
    if (!hasVoice) begin();
  };
  // Chromium knows its voices only some time after the page.
  speech.addEventListener('voiceschanged', showWithVoice);
  showWithVoice();
  // A step that is left is not read on; a page that is left would be.
  addEventListener('hashchange', () => {
    if (element.dataset['readFrom'] === '.step') begin();
  });
  addEventListener('pagehide', begin);
};

/** Marks the sentence that is being read; without one, takes the mark away. */
function markSentence(range?: Range): void {
  const { highlights } = CSS as Partial<typeof CSS>;
  if (highlights) {
    if (range) highlights.set(name, new Highlight(range));
    else highlights.delete(name);
    return;
  }
  // Older browsers mark the whole paragraph.
  document.querySelector('[data-read]')?.removeAttribute('data-read');
  range?.startContainer.parentElement
    ?.closest('h1, h2, h3, h4, p, li, dt, dd')
    ?.setAttribute('data-read', '');
}

/** Whether a sentence is in the window. */
function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

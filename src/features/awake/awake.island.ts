import { parkThought } from '#lib/parked-thoughts.ts';
import { partly } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import { isKeptOffline, keepOffline } from '#site/keep-offline.ts';

/** What the page can do with script only: work offline, keep the screen on, lead on, park a thought. */
export const start: StartIsland = (element) => {
  const note = element.querySelector<HTMLElement>('.kept-note');
  const say = (isKept: boolean) => {
    if (note && isKept) note.textContent = note.dataset['kept'] ?? '';
  };
  void isKeptOffline().then(say);
  // Nothing is kept for somebody who only looks.
  element.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button, input'))
      void keepOffline().then(say);
  });

  const switches = [...element.querySelectorAll<HTMLInputElement>('.pacer [role=switch]')];
  const paces = [...element.querySelectorAll<HTMLElement>('.pacer')].map(paceOf);
  const isRunning = () => switches.some(({ checked }) => checked);
  const { wakeLock } = partly(navigator);
  let lock: Promise<WakeLockSentinel | undefined> | undefined;

  /** Paces, and keeps the screen on, while an exercise runs, and only then. */
  const holdScreen = () => {
    for (const follow of paces) follow();
    if (isRunning() && document.visibilityState === 'visible') {
      // Absent in some browsers, refused with a low battery: the exercise works all the same.
      lock ??= wakeLock?.request('screen').catch(() => undefined);
    } else {
      void lock?.then((held) => held?.release());
      lock = undefined;
    }
  };
  document.addEventListener('visibilitychange', holdScreen);
  element.addEventListener('change', holdScreen);

  // A step that is left stops its exercise.
  addEventListener('hashchange', () => {
    for (const input of switches) input.checked &&= input.checkVisibility();
    holdScreen();
  });

  // When a muscle has been let go, the next one follows by itself.
  element.addEventListener('animationend', ({ target }) => {
    const step = target instanceof Element && target.closest('.step');
    if (!step || !step.querySelector('[data-exercise=tension] input:checked')) return;
    const next = step.nextElementSibling;
    const following = next?.querySelector<HTMLInputElement>('[data-exercise=tension] input');
    if (following) following.checked = true;
    for (const name of ['sound', 'vibration']) {
      const [before, after] = [step, next].map((one) =>
        one?.querySelector<HTMLInputElement>(`[data-pace=${name}]`),
      );
      if (before && after) after.checked = before.checked;
    }
    if (next) location.hash = next.id;
  });

  const form = element.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void park(form);
  });

  // The anchor in the address is the step; the way to the content must not replace it.
  document.querySelector('a[href="#inhalt"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#inhalt')?.focus();
  });
};

async function park(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('textarea');
  const status = form.querySelector('[role=status]');
  const thought = field?.value.trim();
  if (!field || !status || !thought) return;
  const { parked = '', failed = '' } = form.dataset;
  try {
    await parkThought(thought);
    form.reset();
    status.textContent = parked;
  } catch {
    status.textContent = failed;
  }
}

/**
 * Says the words of an exercise in their pace, for screen readers and closed eyes; the moon moves by itself.
 *
 * @param pacer Its switch, its words and how many seconds each of them lasts.
 * @returns Call it whenever a switch has changed: the pace begins, goes on or ends.
 */
export function paceOf(pacer: HTMLElement): () => void {
  const input = (selector: string) => pacer.querySelector<HTMLInputElement>(selector);
  const [runs, sound, vibration] = [
    '[role=switch]',
    '[data-pace=sound]',
    '[data-pace=vibration]',
  ].map(input);
  const said = pacer.querySelector('.pacer-said');
  const words = [...pacer.querySelectorAll('.pacer-word')].map(({ textContent }) => textContent);
  const seconds = (pacer.dataset['seconds'] ?? '').split(' ').map(Number);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const canVibrate = typeof partly(navigator).vibrate === 'function';
  vibration?.closest('label')?.toggleAttribute('hidden', !canVibrate);

  const beat = (at: number) => {
    if (said) said.textContent = words[at] ?? '';
    if (sound?.checked) playTone(at === 0 ? HIGH : LOW);
    if (vibration?.checked && canVibrate) navigator.vibrate(at === 0 ? ONE : TWO);
    // A muscle is let go once; a breath follows the other.
    const isLast = at === words.length - 1 && pacer.dataset['exercise'] === 'tension';
    if (isLast) return;
    const pause = (seconds[at] ?? 0) * 1000;
    timer = setTimeout(() => beat((at + 1) % words.length), pause);
  };
  return () => {
    if (runs?.checked === (timer !== undefined)) return;
    if (runs?.checked) {
      beat(0);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    if (said) said.textContent = '';
  };
}

// Milliseconds: once for the first word, twice for the second.
const ONE = [90];
const TWO = [90, 120, 90];

// Hertz: deep and soft, because others sleep beside.
const HIGH = 294;
const LOW = 220;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

function playTone(frequency: number): void {
  audio ??= new AudioContext();
  const { currentTime: now, destination } = audio;
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUDNESS, now + 0.05);
  volume.gain.linearRampToValueAtTime(0, now + 0.5);
  tone.connect(volume).connect(destination);
  tone.start(now);
  tone.stop(now + 0.5);
}

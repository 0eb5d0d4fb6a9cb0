import { parkThought } from '#lib/parked-thoughts.ts';
import { partly } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import { isKeptOffline, keepOffline } from '#site/keep-offline.ts';
import { paceOf } from './pace.ts';

// Whoever has fallen asleep wakes up with a battery.
const LONGEST_EXERCISE_MS = 20 * 60 * 1000;
// Some storages never answer.
const PATIENCE_MS = 4000;

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
  const paces = [...element.querySelectorAll<HTMLElement>('.pacer')].map((pacer) =>
    paceOf(pacer, () => leadOn(pacer)),
  );
  const running = () => switches.find(({ checked }) => checked);
  const { wakeLock } = partly(navigator);
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;

  /** Paces, and keeps the screen on, while an exercise runs, and only then. */
  const holdScreen = () => {
    for (const follow of paces) follow();
    clearTimeout(ending);
    if (running()) ending = setTimeout(() => running()?.click(), LONGEST_EXERCISE_MS);
    if (running() && document.visibilityState === 'visible') {
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

  /** When a muscle has been let go, the next one follows by itself. */
  const leadOn = (pacer: HTMLElement) => {
    const next = pacer.closest('.step')?.nextElementSibling;
    const inputs = pacer.querySelectorAll('input');
    // Its switch, and whether it can be heard or felt.
    next
      ?.querySelectorAll<HTMLInputElement>('[data-exercise=tension] input')
      .forEach((input, at) => (input.checked = inputs[at]?.checked === true));
    if (next) location.hash = next.id;
  };

  const form = element.querySelector('form');
  let parking: Promise<void> | undefined;
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // A second tap parks nothing twice.
    parking ??= park(form).finally(() => (parking = undefined));
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
  if (!field || !status) return;
  if (!thought) {
    // Empty, so that the browser says what is missing.
    form.reset();
    form.reportValidity();
    return;
  }
  const { parked = '', failed = '' } = form.dataset;
  try {
    const silence = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
    await Promise.race([parkThought(thought), silence]);
    form.reset();
    form.dataset['done'] = '';
    status.textContent = parked;
  } catch {
    status.textContent = failed;
  }
}

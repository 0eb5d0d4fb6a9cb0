import { fieldsOf, partly } from '#lib/records.ts';
import type { StartIsland } from '#site/island.ts';
import { missingId } from './decision.ts';
import { decide, type Meaning } from './decision.ts';

/**
 * Shows one question at a time. The answers stay in the form; the tab's history keeps only the number of
 * the question, so that the browser's own way back leads to the one before. Entries from before a reload are
 * passed over, where the browser tells their place, because their answers are gone.
 */
export const start: StartIsland = (element) => {
  if (!(element instanceof HTMLFormElement)) return;
  const form = element;
  const questions = [...form.querySelectorAll<HTMLElement>('.fit-question')];
  const end = questions.length;
  const place = () => partly(window).navigation?.currentEntry?.index ?? 0;
  const firstPlace = place();
  let shown = 0;

  const outcome = () =>
    decide(
      [...form.querySelectorAll<HTMLElement>('input:checked')].map(
        // Written by `fit-check.tsx`.
        ({ dataset }) => dataset['means'] as Meaning,
      ),
    );
  const unanswered = () => {
    const at = questions.findIndex(isOpen);
    return at === -1 ? end : at;
  };

  /** Ties the sentence about a missing answer to the answers of a question, or to none. */
  const setMissing = (question?: HTMLElement) => {
    form.toggleAttribute('data-missing', question !== undefined);
    for (const input of form.querySelectorAll('[aria-invalid]')) {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
    for (const input of question?.querySelectorAll('input') ?? []) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', missingId);
    }
  };

  /** Shows a question, or the outcome at the end, and says so to screen readers by moving the focus. */
  const show = (at: number) => {
    shown = at;
    for (const [place, question] of questions.entries()) {
      question.toggleAttribute('data-shown', place === at);
    }
    form.toggleAttribute('data-done', at === end);
    form.toggleAttribute('data-begun', at > 0);
    setMissing();
    const result = form.querySelector<HTMLElement>(`[data-outcome=${outcome() ?? 'none'}]`);
    const part = questions[at] ?? result;
    part?.focus({ preventScroll: true });
    // Focus alone may leave the beginning below the header.
    part?.scrollIntoView({ block: 'start', behavior: 'instant' });
  };

  const move = (at: number) => {
    history.pushState({ question: at }, '');
    show(at);
  };

  const goOn = () => {
    const question = questions[shown];
    if (question && isOpen(question)) {
      setMissing(question);
      question.querySelector('input')?.focus();
      return;
    }
    move(outcome() === 'helpNow' ? end : shown + 1);
  };

  history.replaceState({ question: 0 }, '');
  addEventListener('popstate', ({ state }) => {
    const { question } = fieldsOf(state);
    // Anchors such as the way to the content are no questions.
    if (typeof question !== 'number') return;
    if (place() < firstPlace) history.back();
    else show(outcome() === undefined ? Math.min(question, unanswered()) : question);
  });
  form.querySelector('[data-way=back]')?.addEventListener('click', () => {
    const { question } = fieldsOf(history.state);
    if (question === shown) history.back();
    else show(Math.min(shown - 1, unanswered()));
  });
  form.addEventListener('change', () => {
    setMissing();
  });
  form.addEventListener('click', (event) => {
    const question = questions[shown];
    // The second click of a double click is no try to go on without an answer.
    if (event.detail > 1 && question && isOpen(question)) event.preventDefault();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    goOn();
  });
  form.addEventListener('reset', () => {
    setTimeout(() => {
      move(0);
    });
  });
};

const isOpen = (question: HTMLElement): boolean => question.querySelector(':invalid') !== null;

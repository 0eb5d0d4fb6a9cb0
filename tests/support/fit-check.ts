import type { Page } from '@playwright/test';
import type { Meaning, Outcome } from '#features/suitability/fit-check/decision.ts';
import { readContent } from '#tests/support/site-content.ts';

const { questions } = readContent('tools/fit-check.yaml');

/** Answers by question, in the order in which they are asked; each leads to "Das kann passen". */
export const fitting = {
  feeling: 'managing',
  age: 'adult',
  wish: 'stayAsleep',
  duration: 'longButFine',
  breathing: 'no',
  daytime: 'no',
  health: 'no',
  practice: 'yes',
  company: 'guide',
} as const;

/** Which kinds of reasons an outcome shows; what contradicts it is not among them. */
export const shownReasons: Readonly<Record<Outcome, readonly Meaning[]>> = {
  helpNow: ['helpNow'],
  doctorFirst: ['doctorFirst'],
  notNow: ['notNow'],
  fits: ['against', 'inFavour'],
};

/** The parts of 'Passt das zu mir?' that tests touch. */
export function fitCheckOn(page: Page) {
  const main = page.getByRole('main');
  const question = (name: string) =>
    main.getByRole('group', { name: new RegExp(RegExp.escape(questions[name]?.question ?? '')) });
  const answer = (name: string, answerName: string) =>
    question(name).getByRole('radio', {
      name: questions[name]?.answers[answerName]?.label ?? '',
      exact: true,
    });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const shownQuestions = main.getByRole('group');
  return {
    main,
    answer,
    button,
    shownQuestions,
    /** The question with its answers. */
    question,
    result: main.locator('.fit-result:visible'),
    heading: main.locator('.fit-result:visible h2'),
    reasons: main.locator('.fit-why:visible'),
    open: () => page.goto('/passt-das'),
    /** Answers one question after the other; each step is taken with 'Weiter'. */
    step: async (answers: Readonly<Record<string, string>>) => {
      for (const [asked, name] of Object.entries(answers)) {
        await answer(asked, name).check();
        await button('Weiter').click();
      }
    },
  };
}

/** Why an answer leads where it leads. */
export const because = (question: string, name: string): string =>
  questions[question]?.answers[name]?.because ?? '';

import type { FitCheckContent } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';

export type QuestionName = keyof FitCheckContent['questions'];

type AnswerName<Name extends QuestionName> = keyof FitCheckContent['questions'][Name]['answers'];

/** What an answer says about the coaching. */
export type Meaning = 'inFavour' | 'against' | 'notNow' | 'doctorFirst' | 'helpNow';

export type Outcome = keyof FitCheckContent['outcomes'];

type Meanings = { readonly [Name in QuestionName]: Readonly<Record<AnswerName<Name>, Meaning>> };

/** What every answer means; the reasons for a doctor are those of the terms (§§ 3, 4). */
export const meanings: Meanings = {
  feeling: { managing: 'inFavour', worn: 'inFavour', low: 'doctorFirst', crisis: 'helpNow' },
  age: { adult: 'inFavour', minor: 'doctorFirst' },
  wish: {
    fallAsleep: 'inFavour',
    stayAsleep: 'inFavour',
    other: 'against',
    knowledge: 'notNow',
  },
  duration: { recent: 'inFavour', longButFine: 'inFavour', longAndTiring: 'doctorFirst' },
  breathing: { no: 'inFavour', unknown: 'against', yes: 'doctorFirst' },
  daytime: { no: 'inFavour', yes: 'doctorFirst' },
  health: { no: 'inFavour', yes: 'doctorFirst' },
  practice: { yes: 'inFavour', unsure: 'against', no: 'notNow' },
  company: { guide: 'inFavour', alone: 'against', onSite: 'notNow' },
};

export const questionCount = Object.keys(meanings).length;

/**
 * Where answers lead: to help as soon as one asks for it, otherwise, when every question is answered,
 * to a doctor if one answer is a reason for it, else to waiting if one is a reason for that. Nothing is counted
 * or weighed.
 *
 * @param given What each answered question's answer means.
 * @returns undefined as long as it is not decided.
 */
export function decide(given: readonly Meaning[]): Outcome | undefined {
  if (given.includes('helpNow')) return 'helpNow';
  if (given.length < questionCount) return undefined;
  if (given.includes('doctorFirst')) return 'doctorFirst';
  return given.includes('notNow') ? 'notNow' : 'fits';
}

/** Id of the control of an answer. */
export const answerId = (question: QuestionName, answer: string): string =>
  `fit-${question}-${answer}`;

/** Id of the reason that an answer gives for the outcome. */
export const reasonId = (question: QuestionName, answer: string): string =>
  `${answerId(question, answer)}-why`;

/** CSS that shows the reason of every answer that is chosen. */
export function reasonStyles(): string {
  return keysOf(meanings)
    .flatMap((name) =>
      Object.keys(meanings[name]).map(
        (answer) =>
          `.fit-check:has(#${answerId(name, answer)}:checked) #${reasonId(name, answer)}{display:list-item}`,
      ),
    )
    .join('');
}

/** Id of the sentence that says that an answer is missing. */
export const missingId = 'fit-missing';

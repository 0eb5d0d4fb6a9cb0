import { keysOf } from '#lib/records.ts';
import { meanings, type QuestionName } from './decision.ts';

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

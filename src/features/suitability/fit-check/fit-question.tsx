import type { FitCheckContent } from '#content-model/queries.ts';
import { answerId } from './answer-id.ts';
import { meanings, type Meaning, type QuestionName } from './decision.ts';
import { texts } from './texts.ts';

type Answers = Readonly<Record<string, { label: string; because: string }>>;

export interface FitQuestionProps {
  name: QuestionName;
  content: FitCheckContent['questions'][QuestionName];
  number: number;
  all: number;
}

/** One question with its answers. */
export function FitQuestion({ name, content, number, all }: FitQuestionProps) {
  const meaningOf: Readonly<Record<string, Meaning>> = meanings[name];
  const hintId = content.hint === undefined ? undefined : `fit-${name}-hint`;
  return (
    <fieldset
      className="fit-question"
      tabIndex={-1}
      aria-describedby={hintId}
      data-shown={number === 1 || undefined}
    >
      <legend>
        <span className="block text-small text-text-muted">{texts.place(number, all)}</span>{' '}
        <span className="block text-card strong">{content.question}</span>
      </legend>
      {content.hint === undefined ? null : (
        <p id={hintId} className="text-text-muted">
          {content.hint}
        </p>
      )}
      {Object.entries<Answers[string]>(content.answers).map(([answer, { label }]) => (
        <label key={answer} className="fit-answer">
          <input
            type="radio"
            name={name}
            id={answerId(name, answer)}
            data-means={meaningOf[answer]}
            required
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

import type { Landing } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { texts } from '../texts.ts';

interface FirstAnswersProps {
  answers: Landing['hero']['answers'];
  values: TextValues;
}

/** What everybody asks before they read on, right below the first screen. */
export function FirstAnswers({ answers, values }: FirstAnswersProps) {
  return (
    <Container>
      <section aria-label={texts.firstAnswers} className="py-6">
        <dl className="first-answers quarters text-small">
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="strong">{question}</dt>{' '}
              <dd>
                <FilledText text={answer} values={values} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}

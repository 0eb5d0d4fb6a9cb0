import type { EvidenceContent } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { texts } from './texts.ts';

type Answers = EvidenceContent['answers'];
type Certainty = Answers['items'][number]['certainty'];

/** How much of the moon stands for a grade. */
const lit: Readonly<Record<Certainty, number>> = { high: 1, moderate: 0.66, low: 0.33, none: 0 };

/** Questions to research, each with how sure the answer is. */
export function EvidenceAnswers({ content }: { content: Answers }) {
  const { headline, lead, items } = content;
  return (
    <Section id="sicherheit" ground="lifted">
      <div className="split-4-8">
        <div className="stack-6">
          <h2 id="sicherheit-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-text-muted">{lead}</p>
          <Scale />
        </div>
        <ul>
          {items.map(({ question, answer, certainty }) => (
            <li key={question} className="evidence-answer">
              <MoonPhase lit={lit[certainty]} className="size-10 text-accent" />
              <div className="stack-2">
                <h3 className="text-card">{question}</h3>
                <p className="text-small strong text-accent-text">
                  <span className="sr-only">{texts.certaintyLabel} </span>
                  {texts.certainty[certainty]}
                </p>
                <p>{answer}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** All grades, as a legend. */
function Scale() {
  return (
    <ul className="stack-2 text-small">
      {Object.entries(texts.certainty).map(([certainty, name]) => (
        <li key={certainty} className="cluster-4">
          <MoonPhase lit={lit[certainty as Certainty]} className="size-6 text-accent" />
          {name}
        </li>
      ))}
    </ul>
  );
}

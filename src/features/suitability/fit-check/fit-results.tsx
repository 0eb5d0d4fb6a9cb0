import type { ReactNode } from 'react';
import type { FitCheckContent, HelpLinesContent, Site } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { HelpNumbers } from '#site/help-lines.tsx';
import { texts as frame } from '#site/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { reasonId } from './decision.ts';
import { meanings, type Meaning, type Outcome } from './decision.ts';

interface FitResultsProps {
  content: FitCheckContent;
  lines: HelpLinesContent['lines'];
  offer: Site['offer'];
  /** What placeholders in the reasons stand for. */
  values: TextValues;
}

/** Every outcome with every reason; which ones are shown, the stylesheet decides from the answers. */
export function FitResults({ content, lines, offer, values }: FitResultsProps) {
  const { fits, notNow, doctorFirst, helpNow } = content.outcomes;
  const reasons = { questions: content.questions, values };
  return (
    <div className="fit-results">
      <Result outcome="helpNow" headline={helpNow.headline}>
        <HelpNumbers lines={lines} />
        <Reasons {...reasons} means="helpNow" />
        <p>{helpNow.lead}</p>
      </Result>
      <Result outcome="doctorFirst" headline={doctorFirst.headline}>
        <p className="text-lead">{doctorFirst.lead}</p>
        <Reasons {...reasons} means="doctorFirst" heading={doctorFirst.reasons} />
        <Links links={doctorFirst.links} />
      </Result>
      <Result outcome="notNow" headline={notNow.headline}>
        <p className="text-lead">{notNow.lead}</p>
        <Reasons {...reasons} means="notNow" heading={notNow.reasons} />
        <Links links={notNow.links} />
      </Result>
      <Result outcome="fits" headline={fits.headline}>
        <p className="text-lead">{fits.lead}</p>
        <Reasons {...reasons} means="against" heading={fits.against} />
        <Reasons {...reasons} means="inFavour" heading={fits.inFavour} />
        <p className="strong">{`${frame.pricePerMonth(offer)}, ${offer.noticeNote}`}</p>
        <Links links={fits.links} />
      </Result>
    </div>
  );
}

interface ResultProps {
  outcome: Outcome;
  headline: string;
  children: ReactNode;
}

function Result({ outcome, headline, children }: ResultProps) {
  return (
    <section
      aria-label={headline}
      data-outcome={outcome}
      tabIndex={-1}
      className={`fit-result ${outcome === 'helpNow' ? 'bg-deep on-dark' : 'bg-tint'}`}
    >
      <h2 className="text-section">{headline}</h2>
      {children}
    </section>
  );
}

interface ReasonsProps extends Pick<FitResultsProps, 'values'> {
  questions: FitCheckContent['questions'];
  means: Meaning;
  heading?: string;
}

function Reasons({ questions, values, means, heading }: ReasonsProps) {
  const reasons = keysOf(meanings).flatMap((name) => {
    const meaningOf: Readonly<Record<string, Meaning>> = meanings[name];
    return Object.entries<{ because: string }>(questions[name].answers)
      .filter(([answer]) => meaningOf[answer] === means)
      .map(([answer, { because }]) => ({ id: reasonId(name, answer), because }));
  });
  return (
    <div className="fit-reasons" data-reasons={means}>
      {heading === undefined ? null : <h3 className="text-card strong">{heading}</h3>}
      <ul>
        {reasons.map(({ id, because }) => (
          <li key={id} id={id} className="fit-why">
            <FilledText text={because} values={values} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ links }: { links: FitCheckContent['outcomes']['fits']['links'] }) {
  const [first, ...others] = links;
  return (
    <p className="not-printed cluster-4 flex-wrap">
      {first ? (
        <ButtonLink href={first.href} size="large">
          {first.label}
        </ButtonLink>
      ) : null}
      {others.map(({ label, href }) => (
        <a key={href} href={href} className="py-2 link">
          {label}
        </a>
      ))}
    </p>
  );
}

import type { FitCheckContent, HelpLinesContent, Site } from '#content-model/queries.ts';
import { keysOf } from '#lib/records.ts';
import { Container } from '#site/section.tsx';
import { FilledText, type TextValues } from '#site/filled-text.tsx';
import { HelpNumbers, QuietHelp } from '#site/help-lines.tsx';
import { island } from '#site/island.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import {
  answerId,
  type Meaning,
  meanings,
  missingId,
  type Outcome,
  type QuestionName,
  reasonId,
} from './decision.ts';
import { texts } from './texts.ts';
import type { ReactNode } from 'react';
import { texts as frame } from '#site/texts.ts';

interface FitCheckProps {
  content: FitCheckContent;
  helpLines: HelpLinesContent;
  offer: Site['offer'];
  /** What placeholders in the questions stand for. */
  values: TextValues;
}

/**
 * Questions and what follows from the answers. The page holds every outcome, and the browser shows
 * the one that the answers lead to, so that no answer is ever sent. With script one question is shown at
 * a time; `method="dialog"` sends nothing, not even with the Enter key.
 */
export function FitCheck({ content, helpLines, offer, values }: FitCheckProps) {
  const questions = keysOf(content.questions);
  return (
    <Container>
      <div className="fit-page stack-6">
        <h1 className="text-card text-accent-text">{content.title}</h1>
        <form
          {...island('fit-check', { atOnce: 'with-history' })}
          method="dialog"
          autoComplete="off"
          noValidate
          aria-label={content.title}
          className="fit-check"
        >
          <div className="fit-questions">
            <p role="alert" className="script-failed">
              {texts.allAtOnce}
            </p>
            {questions.map((name, at) => (
              <FitQuestion
                key={name}
                name={name}
                content={content.questions[name]}
                lead={at === 0 ? content.lead : undefined}
                values={values}
                number={at + 1}
                all={questions.length}
              />
            ))}
            <p id={missingId} className="fit-missing field-error" role="alert">
              {texts.choose}
            </p>
          </div>
          <FitResults content={content} lines={helpLines.lines} offer={offer} values={values} />
          <div className="fit-ways not-printed">
            <Button data-way="back" variant="quiet" size="large" className="needs-script">
              {texts.back}
            </Button>
            <Button
              data-way="next"
              data-in-place
              type="submit"
              size="large"
              className="needs-script"
            >
              {texts.next}
            </Button>
            <Button data-way="again" type="reset" variant="quiet" size="large">
              {texts.again}
            </Button>
          </div>
        </form>
        <div className="fit-notes stack-4 pt-6">
          <p className="text-small text-text-muted">{content.privacy}</p>
          <QuietHelp content={helpLines} limits={content.limits} />
        </div>
      </div>
    </Container>
  );
}

type Answers = Readonly<Record<string, { label: string; because: string }>>;

interface FitQuestionProps {
  name: QuestionName;
  content: FitCheckContent['questions'][QuestionName];
  /** What all questions lead to; it stands below the first one, so that nothing moves when it goes. */
  lead: string | undefined;
  values: TextValues;
  number: number;
  all: number;
}

/** One question with its answers. */
function FitQuestion({ name, content, lead, values, number, all }: FitQuestionProps) {
  const meaningOf: Readonly<Record<string, Meaning>> = meanings[name];
  const hints = [lead, content.hint].filter((hint) => hint !== undefined);
  const hintId = hints.length > 0 ? `fit-${name}-hint` : undefined;
  return (
    // No fieldset: WebKit cannot place a legend in a column.
    <div
      role="group"
      aria-labelledby={`fit-${name}-asked`}
      className="fit-question"
      tabIndex={-1}
      aria-describedby={hintId}
      data-shown={number === 1 || undefined}
    >
      <div id={`fit-${name}-asked`} className="fit-asked">
        <MoonPhase lit={number / (all + 1)} className="fit-moon text-accent" />
        <span className="fit-place text-small text-text-muted">
          {texts.place(number, all)}
        </span>{' '}
        <span className="fit-title">{content.question}</span>
      </div>
      {hintId === undefined ? null : (
        <div id={hintId} className="fit-hint stack-2 text-text-muted">
          {hints.map((hint) => (
            <p key={hint} className={hint === lead ? 'text-small' : undefined}>
              <FilledText text={hint} values={values} />
            </p>
          ))}
        </div>
      )}
      <div className="fit-answers">
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
      </div>
    </div>
  );
}

interface FitResultsProps {
  content: FitCheckContent;
  lines: HelpLinesContent['lines'];
  offer: Site['offer'];
  /** What placeholders in the reasons stand for. */
  values: TextValues;
}

/** Every outcome with every reason; which ones are shown, the stylesheet decides from the answers. */
function FitResults({ content, lines, offer, values }: FitResultsProps) {
  const { fits, notNow, doctorFirst, helpNow } = content.outcomes;
  const reasons = { questions: content.questions, values };
  return (
    <div className="fit-results">
      <Result outcome="helpNow" headline={helpNow.headline}>
        <HelpNumbers lines={lines} />
        <Reasons {...reasons} means="helpNow" />
        <p>{helpNow.lead}</p>
      </Result>
      <Result outcome="doctorFirst" headline={doctorFirst.headline} lead={doctorFirst.lead}>
        <Reasons {...reasons} means="doctorFirst" heading={doctorFirst.reasons} />
        <Links links={doctorFirst.links} />
      </Result>
      <Result outcome="notNow" headline={notNow.headline} lead={notNow.lead}>
        <Reasons {...reasons} means="notNow" heading={notNow.reasons} />
        <Links links={notNow.links} />
      </Result>
      <Result outcome="fits" headline={fits.headline} lead={fits.lead}>
        {/* What speaks against it first, then what speaks for it, and the price last. */}
        <Reasons {...reasons} means="against" heading={fits.against} />
        <Reasons {...reasons} means="inFavour" heading={fits.inFavour} />
        <div className="fit-offer">
          <p className="fit-price">
            <span className="inline-block">{`${frame.pricePerMonth(offer)},`}</span>{' '}
            <span className="inline-block">{offer.noticeNote}</span>
          </p>
          <Links links={fits.links} />
        </div>
      </Result>
    </div>
  );
}

interface ResultProps {
  outcome: Outcome;
  headline: string;
  /** What it means; where somebody needs help now, the numbers come before any words. */
  lead?: string;
  children: ReactNode;
}

function Result({ outcome, headline, lead, children }: ResultProps) {
  return (
    <section
      aria-label={headline}
      data-outcome={outcome}
      tabIndex={-1}
      className={outcome === 'helpNow' ? 'fit-result bg-deep on-dark' : 'fit-result'}
    >
      <div className="fit-arrival">
        {outcome === 'helpNow' ? null : <MoonPhase lit={1} className="fit-moon text-accent" />}
        <h2 className="fit-title">{headline}</h2>
        {lead === undefined ? null : <p className="text-lead">{lead}</p>}
      </div>
      <div className="fit-outcome">{children}</div>
    </section>
  );
}

interface ReasonsProps extends Pick<FitResultsProps, 'values'> {
  questions: FitCheckContent['questions'];
  means: Meaning;
  heading?: string;
}

function Reasons({ questions, values, means, heading }: ReasonsProps) {
  const reasonsOf = (names: readonly QuestionName[]) => (
    <ul>
      {names.flatMap((name) => {
        const meaningOf: Readonly<Record<string, Meaning>> = meanings[name];
        return Object.entries<{ because: string }>(questions[name].answers)
          .filter(([answer]) => meaningOf[answer] === means)
          .map(([answer, { because }]) => (
            <li key={answer} id={reasonId(name, answer)} className="fit-why">
              <FilledText text={because} values={values} />
            </li>
          ));
      })}
    </ul>
  );
  const names = keysOf(meanings);
  // Only what speaks for it is long; what speaks against it, or for a doctor, is never folded.
  const shown = means === 'inFavour' ? 3 : names.length;
  return (
    <div className="fit-reasons" data-reasons={means}>
      {heading === undefined ? null : <h3 className="text-card strong">{heading}</h3>}
      {reasonsOf(names.slice(0, shown))}
      {shown < names.length ? (
        <details className="unfold">
          <summary className="py-3 link">{texts.moreReasons}</summary>
          {reasonsOf(names.slice(shown))}
        </details>
      ) : null}
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

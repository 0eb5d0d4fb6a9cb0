import type { EvidenceContent } from '#content-model/queries.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#lib/spelling.ts';
import { keysOf } from '#lib/records.ts';
import { PageHeading } from '#site/headings.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { texts } from './texts.ts';
import { Container, Section } from '#site/section.tsx';
import { Bars } from '#ui/bars.tsx';

interface EvidencePageProps {
  content: EvidenceContent;
  /** How whoever reviewed the page stands to the operator. */
  reviewer: string;
  suitabilityHref: string;
}

/** What research does not say of this service, and what it says of the methods, guideline first. */
export function EvidencePage({ content, reviewer, suitabilityHref }: EvidencePageProps) {
  return (
    <>
      <Container className="evidence-intro">
        <PageHeading kicker={content.kicker} title={content.title} lead={content.lead} />
        <MoonPhase lit={0.66} fillsBox className="evidence-moon" />
        <p className="text-small text-balance text-text-muted">
          {texts.reviewed(content.reviewedBy, unparted(berlinMoment(content.reviewedOn).day))}{' '}
          {reviewer}
        </p>
      </Container>
      <NotAboutUs content={content.notAboutUs} />
      <Guidelines content={content.guidelines} />
      <EffectNumbers content={content.numbers} />
      <EvidenceAnswers content={content.answers} />
      <Harms content={content.harms} suitabilityHref={suitabilityHref} />
    </>
  );
}

interface HarmsProps {
  content: EvidenceContent['harms'];
  /** Where it says for whom the coaching is not right. */
  suitabilityHref: string;
}

/** Unwanted effects, and what follows from them. */
function Harms({ content, suitabilityHref }: HarmsProps) {
  const { headline, items, advice, link } = content;
  return (
    <Section id="unerwuenscht">
      <div className="stack-8">
        <h2 id="unerwuenscht-heading" className="text-section">
          {headline}
        </h2>
        <div className={items.length === 2 ? 'halves gap-y-8' : 'thirds'}>
          <dl className="contents">
            {items.map(({ title, text }) => (
              <div key={title} className="stack-1 pt-5 edge-t">
                <dt className="strong">{title}</dt>
                <dd className="text-text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <div className="col-span-full stack-2 rounded-card bg-tint p-card">
            <p className="text-lead strong">{advice}</p>
            <a href={suitabilityHref} className="self-start link">
              {link}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** What research does not say of this service, in the one dark section of the page. */
function NotAboutUs({ content }: { content: EvidenceContent['notAboutUs'] }) {
  const { headline, items } = content;
  return (
    <Section id="nicht-ueber-uns" ground="deep">
      <div className="stack-4">
        <h2 id="nicht-ueber-uns-heading" className="font-text text-small strong text-accent-text">
          {headline}
        </h2>
        <ul className="not-about-us">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="text-text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What guidelines recommend: the German one large, the others beside it. */
function Guidelines({ content }: { content: EvidenceContent['guidelines'] }) {
  const { headline, lead, statement, origin, others, limits } = content;
  return (
    <Section id="leitlinien" ground="lifted">
      <div className="stack-10">
        <div className="stack-4 max-w-2xl">
          <h2 id="leitlinien-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <div className="guidelines">
          <div className="stack-6">
            <p className="guideline-statement">{statement}</p>
            <p className="text-small strong text-accent-text">{origin}</p>
          </div>
          <dl>
            {others.map((other) => (
              <div key={other.origin} className="py-4 edge-t">
                <dt className="text-small strong">{other.origin}</dt>
                <dd className="text-text-muted">{other.statement}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="guideline-limits halves">
          {limits.map((limit) => (
            <p key={limit} className="pt-6 edge-t">
              {limit}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** How large the effect is, in plain numbers and in two sets of bars. */
function EffectNumbers({ content }: { content: EvidenceContent['numbers'] }) {
  const { headline, lead, figures, conclusion, charts, barNote } = content;
  const longest = Math.max(...charts.flatMap(({ bars }) => bars.map(({ value = 0 }) => value)));
  const steps = Math.ceil(longest / STEP);
  return (
    <Section id="zahlen">
      <div className="stack-10">
        <div className="stack-4 max-w-2xl">
          <h2 id="zahlen-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-lead text-text-muted">{lead}</p>
        </div>
        <dl className="effect-figures">
          {figures.map(({ about, value, unit, label }) => (
            <div key={label} className="pt-4 edge-t">
              <dt className="text-text-muted">{label}</dt>
              <dd>
                <span className="effect-figure">
                  {about ? <span className="effect-about">{about} </span> : null}
                  {value}
                </span>{' '}
                {unit}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl text-lead">{conclusion}</p>
        <div className="stack-10">
          {charts.map((chart) => (
            <div key={chart.title} className="split-4-8 pt-6 edge-t">
              <div className="stack-2">
                <h3 className="text-card">{chart.title}</h3>
                <p className="text-text-muted">{chart.text}</p>
              </div>
              <Bars
                bars={chart.bars.map((bar) => ({ ...bar, shown: shown(bar.value) }))}
                longest={steps * STEP}
                marks={Array.from({ length: steps + 1 }, (_, index) =>
                  (index * STEP).toLocaleString('de-DE'),
                )}
              />
            </div>
          ))}
        </div>
        <p className="max-w-2xl text-small text-text-muted">{barNote}</p>
      </div>
    </Section>
  );
}

/** From one mark of the scale below the bars to the next. */
const STEP = 0.5;

const shown = (value: number | undefined) =>
  value?.toLocaleString('de-DE', { minimumFractionDigits: 2 }) ?? texts.notSecured;

type Answers = EvidenceContent['answers'];
type Certainty = Answers['items'][number]['certainty'];

/** How much of the moon stands for a grade. */
const lit: Readonly<Record<Certainty, number>> = { high: 1, moderate: 0.66, low: 0.33, none: 0 };

/** Questions to research, each with how sure the answer is. */
function EvidenceAnswers({ content }: { content: Answers }) {
  const { headline, lead, items } = content;
  return (
    <Section id="sicherheit" ground="lifted">
      <div className="split-4-8">
        <div className="evidence-key stack-6">
          <h2 id="sicherheit-heading" className="text-section">
            {headline}
          </h2>
          <p className="text-text-muted">{lead}</p>
          <Scale />
        </div>
        <ul>
          {items.map(({ question, answer, certainty }) => (
            <li key={question} className="evidence-answer py-6 edge-t">
              <MoonPhase lit={lit[certainty]} className="evidence-phase size-10 text-accent" />
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
      {keysOf(texts.certainty).map((certainty) => (
        <li key={certainty} className="cluster-4">
          <MoonPhase lit={lit[certainty]} className="evidence-phase size-7 text-accent" />
          {texts.certainty[certainty]}
        </li>
      ))}
    </ul>
  );
}

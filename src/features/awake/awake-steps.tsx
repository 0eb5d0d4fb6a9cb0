import type { ReactNode } from 'react';
import type { AwakeContent, HelpLinesContent } from '#content-model/queries.ts';
import { thoughtLimit } from '#lib/parked-thoughts.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/container.tsx';
import { QuietHelp } from '#site/help-lines.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { awakePath, stepAnchor, type DoorName } from './addresses.ts';
import { texts } from './texts.ts';

const { parking } = texts;

type Door = AwakeContent['doors'][DoorName];

interface AwakeStepsProps {
  door: Door;
  /** Title of the page with all doors. */
  backTitle: string;
  limits: string;
  helpLines: HelpLinesContent;
  /** More that one can do with a step, at its top. */
  children?: ReactNode;
}

/**
 * The steps behind a door, one at a time. Which one is shown says the anchor in the address, so it works
 * without script, and the browser's own ways back and forth do as well.
 */
export function AwakeSteps({ door, backTitle, limits, helpLines, children }: AwakeStepsProps) {
  const { label, steps } = door;
  return (
    <Container>
      <div className="awake stack-16">
        <div className="stack-2">
          <div className="step-top">
            <BackLink href={awakePath}>{backTitle}</BackLink>
            {children}
          </div>
          <h1 className="font-text text-small strong text-accent-text">{label}</h1>
          <div className="steps">
            {steps.map((step, at) => (
              <Step key={step.heading} step={step} number={at + 1} all={steps.length} />
            ))}
          </div>
        </div>
        <KeptNote />
        <QuietHelp content={helpLines} limits={limits} />
      </div>{' '}
    </Container>
  );
}

interface StepProps {
  step: Door['steps'][number];
  number: number;
  all: number;
}

function Step({ step, number, all }: StepProps) {
  const { heading, paragraphs, exercise } = step;
  const anchor = stepAnchor(number);
  const isLast = number === all;
  return (
    // Named by its place as well, because two steps may have the same heading.
    <section
      id={anchor}
      tabIndex={-1}
      aria-labelledby={`${anchor}-heading ${anchor}-place`}
      className="step"
    >
      <div className="stack-4">
        <h2 id={`${anchor}-heading`} className="text-section">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-lead text-balance">
            {paragraph}
          </p>
        ))}
        {exercise === 'parking' ? <ParkingForm /> : null}
        {exercise === 'breathing' || exercise === 'tension' ? <Pacer exercise={exercise} /> : null}
      </div>
      {exercise ? null : <MoonPhase lit={number / all} className="step-moon" />}
      <nav aria-label={texts.step(number, all)} className="step-ways">
        <ButtonLink
          href={number === 1 ? awakePath : `#${stepAnchor(number - 1)}`}
          variant="quiet"
          size="large"
        >
          {texts.back}
        </ButtonLink>
        <div>
          {exercise ? <MoonPhase lit={number / all} className="step-moon" /> : null}
          <p id={`${anchor}-place`} className="text-small text-text-muted">
            {texts.place(number, all)}
          </p>
        </div>
        {isLast ? (
          <ButtonLink href={awakePath} size="large">
            {texts.otherDoors}
          </ButtonLink>
        ) : (
          <ButtonLink href={`#${stepAnchor(number + 1)}`} size="large">
            {texts.next}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

interface PacerProps {
  exercise: 'breathing' | 'tension';
}

/**
 * A moon that sets the pace, drawn by CSS alone. It runs while its switch is on; the pace stands in words below
 * for screen readers and for somebody who wants no motion. With script the words are said as well, and closed
 * eyes can hear or feel them (`pace.ts`).
 */
function Pacer({ exercise }: PacerProps) {
  const { switch: label, hint, words, seconds, inWords } = texts[exercise];
  return (
    <div className="pacer" data-exercise={exercise} data-seconds={seconds.join(' ')}>
      <label className="pacer-control">
        <span aria-hidden="true" className="pacer-moon">
          <span className="pacer-disc" />
        </span>
        <span className="pacer-switch">
          <input type="checkbox" role="switch" />
          {label}
        </span>
        <span aria-hidden="true" className="pacer-caption">
          <span className="pacer-hint text-small text-balance text-text-muted">{hint}</span>
          {words.map((word) => (
            <span key={word} className="pacer-word text-card strong">
              {word}
            </span>
          ))}
        </span>
      </label>
      <p className="pacer-text text-lead">{inWords}</p>
      <p role="status" className="pacer-said text-card strong" />
      <p className="pacer-senses needs-script text-small">
        <label>
          <input type="checkbox" data-pace="sound" />
          {texts.sound}
        </label>
        <label>
          <input type="checkbox" data-pace="vibration" />
          {texts.vibration}
        </label>
      </p>
    </div>
  );
}

/** A note that stays on the device; `awake.island.ts` keeps it. */
function ParkingForm() {
  return (
    <>
      <div className="needs-script">
        {/* `method="dialog"` sends nothing, also while the script is on its way. */}
        <form
          method="dialog"
          className="stack-4"
          data-parked={parking.parked}
          data-failed={parking.failed}
        >
          <Field name="thought" label={parking.label} rows={3} maxLength={thoughtLimit} required />
          <Button data-in-place type="submit" variant="quiet" size="large" className="self-start">
            {parking.submit}
          </Button>
          <p role="alert" className="script-failed">
            {parking.unloaded}
          </p>
          <p role="status" />
          <p className="text-small text-text-muted">{parking.onDevice}</p>
        </form>
      </div>
      <noscript>
        <p>{parking.withoutScript}</p>
      </noscript>
    </>
  );
}

/** Where `awake.island.ts` says that the pages are kept on the device. */
export const KeptNote = () => (
  <p
    role="status"
    className="kept-note no-room-empty text-small text-text-muted"
    data-kept={texts.keptOffline}
  />
);

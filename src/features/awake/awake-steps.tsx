import type { ReactNode } from 'react';
import type { AwakeContent, HelpLinesContent } from '#content-model/queries.ts';
import { thoughtLimit } from '#lib/parked-thoughts.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/section.tsx';
import { QuietHelp } from '#site/help-lines.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { awakePath, stepAnchor, type DoorName } from './addresses.ts';
import { Pacer } from './pacer.tsx';
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
      <div className="step-words">
        <h2 id={`${anchor}-heading`} className="text-section">
          {heading}
        </h2>
        {paragraphs.map((paragraph, at) => (
          // What an exercise is about comes first; for whom it is not stays small beside it.
          <p
            key={paragraph}
            className={`text-balance ${exercise && at > 0 ? 'text-small' : 'step-lead'}`}
          >
            {paragraph}
          </p>
        ))}
        {exercise === 'parking' ? <ParkingForm /> : null}
      </div>
      {exercise === 'breathing' || exercise === 'tension' ? (
        <Pacer exercise={exercise} lit={number / all} />
      ) : (
        <MoonPhase lit={number / all} className="step-moon" />
      )}
      <nav aria-label={texts.step(number, all)} className="step-ways">
        <ButtonLink
          href={number === 1 ? awakePath : `#${stepAnchor(number - 1)}`}
          variant="quiet"
          size="large"
        >
          {texts.back}
        </ButtonLink>
        <p id={`${anchor}-place`} className="text-center text-small text-text-muted">
          {texts.place(number, all)}
        </p>
        {isLast ? (
          <ButtonLink href={awakePath} variant="quiet" size="large">
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

/** A note that stays on the device; `awake.island.ts` keeps it. */
function ParkingForm() {
  return (
    <>
      <div className="needs-script">
        {/* `method="dialog"` sends nothing, also while the script is on its way. */}
        <form method="dialog" data-parked={parking.parked} data-failed={parking.failed}>
          <Field name="thought" label={parking.label} rows={3} maxLength={thoughtLimit} required />
          <Button data-in-place type="submit" size="large">
            {parking.submit}
          </Button>
          <p role="alert" className="script-failed">
            {parking.unloaded}
          </p>
          <p role="status" className="no-room-empty" />
          <p className="parking-note text-small text-text-muted">{parking.onDevice}</p>
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

import type { EvidenceContent } from '#content-model/queries.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#site/keep-together.ts';
import { Container } from '#site/container.tsx';
import { PageHeading } from '#site/page-heading.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { EvidenceAnswers } from './answers.tsx';
import { EffectNumbers } from './effect-numbers.tsx';
import { Guidelines } from './guidelines.tsx';
import { Harms, NotAboutUs } from './limits.tsx';
import { texts } from './texts.ts';

export interface EvidencePageProps {
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
        <div className="stack-6">
          <PageHeading kicker={content.kicker} title={content.title} lead={content.lead} />
          <p className="text-small text-text-muted">
            {texts.reviewed(content.reviewedBy, unparted(berlinMoment(content.reviewedOn).day))}{' '}
            {reviewer}
          </p>
        </div>
        <MoonPhase lit={0.66} className="evidence-moon" />
      </Container>
      <NotAboutUs content={content.notAboutUs} />
      <Guidelines content={content.guidelines} />
      <EffectNumbers content={content.numbers} />
      <EvidenceAnswers content={content.answers} />
      <Harms content={content.harms} suitabilityHref={suitabilityHref} />
    </>
  );
}

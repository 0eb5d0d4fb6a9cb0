import { Fragment, type ReactNode } from 'react';
import type { Landing, Site } from '#content-model/queries.ts';
import { WholeWords } from '#site/prose.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { ClaimFigures } from '../claim-figures.tsx';

interface HistoryProps {
  content: Landing['history'];
  claims: Site['claims'];
  /** The people who do the coaching. */
  children: ReactNode;
}

/** Mission and history of the team, with its people (row H3). */
export function History({ content, claims, children }: HistoryProps) {
  return (
    <Section id="mission" ground="lifted">
      <div className="split-5-7">
        <SectionHeading section="mission" {...content} />
        <div className="mission-words stack-4">
          <p className="statement">
            {/* A sentence begins a line rather than ending one. */}
            {content.statement.split(/(?<=\.) /).map((sentence) => (
              <Fragment key={sentence}>
                <span className="lg:inline-block">{sentence}</span>{' '}
              </Fragment>
            ))}
          </p>
          <p className="max-w-2xl text-text-muted">
            <WholeWords text={content.mission} />
          </p>
        </div>
      </div>
      {children}
      <div className="mission-facts">
        <ol className="milestones">
          {content.milestones.map(({ year, title, text }, index) => (
            <li key={year}>
              <p className="cluster-2 text-accent-text">
                <MoonPhase lit={(index + 1) / content.milestones.length} className="size-6" />
                <span className="font-display text-figure strong">{year}</span>
              </p>
              <h3 className="text-lead">{title}</h3>
              <p className="text-small text-text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <ClaimFigures claims={content.claims.map((name) => claims[name])} />
      </div>
    </Section>
  );
}

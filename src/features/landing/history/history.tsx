import type { ReactNode } from 'react';
import type { Landing, Site } from '#content-model/queries.ts';
import { WholeWords } from '#site/prose.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
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
      <div className="mission split-4-8">
        <SectionHeading section="mission" {...content} />
        {children}
        <div className="stack-4">
          <p className="statement">{content.statement}</p>
          <p className="text-text-muted">
            <WholeWords text={content.mission} />
          </p>
        </div>
        <div className="stack-6">
          <ol className="milestones">
            {content.milestones.map(({ year, title, text }) => (
              <li key={year}>
                <p className="font-display text-figure strong text-accent-text">{year}</p>
                <h3 className="text-lead">{title}</h3>
                <p className="text-small text-text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <ClaimFigures claims={content.claims.map((name) => claims[name])} />
        </div>
      </div>
    </Section>
  );
}

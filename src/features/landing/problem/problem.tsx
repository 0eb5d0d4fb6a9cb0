import type { Landing, Site } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { ClaimFigures } from '../claim-figures.tsx';

export interface ProblemProps {
  content: Landing['problem'];
  claims: Site['claims'];
}

/** Sleep problems and what the coaching does about them. */
export function Problem({ content, claims }: ProblemProps) {
  return (
    <Section id="problem">
      <div className="problem-columns">
        <SectionHeading section="problem" {...content} />
        <ul>
          {content.pairs.map(({ problem, solution }) => (
            <li key={problem} className="py-2.5 edge-t">
              <p className="font-display text-lead strong">{problem}</p>
              <p className="mt-0.5 cluster-4 items-start text-small text-text-muted">
                <Icon name="sunrise" className="size-5 text-accent-text" />
                {solution}
              </p>
            </li>
          ))}
        </ul>
        <ClaimFigures claims={content.claims.map((name) => claims[name])} />
      </div>
    </Section>
  );
}

import type { Landing, Site } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { ClaimFigures } from '../claim-figures.tsx';

export interface ProblemProps {
  content: Landing['problem'];
  picture: PreparedPicture;
  claims: Site['claims'];
}

/** Sleep problems and what the coaching does about them. */
export function Problem({ content, picture, claims }: ProblemProps) {
  return (
    <Section id="problem">
      <div className="halves items-center">
        <Picture
          picture={picture}
          sizes="(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, 92vw"
          className="framed"
        />
        <div className="stack-6">
          <SectionHeading section="problem" {...content} />
          <ClaimFigures claims={content.claims.map((name) => claims[name])} />
        </div>
      </div>
      <ul className="mt-16 halves">
        {content.pairs.map(({ problem, solution }) => (
          <li key={problem} className="stack-4 pt-6 edge-t">
            <p className="cluster-4 items-start text-text-muted">
              <Icon name="moon" />
              {problem}
            </p>
            <p className="cluster-4 items-start strong">
              <Icon name="sunrise" className="size-5 text-accent-text" />
              {solution}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

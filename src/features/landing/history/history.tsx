import type { Landing, Site } from '#content-model/queries.ts';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/section-heading.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { ClaimFigures } from '../claim-figures.tsx';

export interface HistoryProps {
  content: Landing['history'];
  picture: PreparedPicture;
  claims: Site['claims'];
}

/** Mission and history of the team (row H3). */
export function History({ content, picture, claims }: HistoryProps) {
  return (
    <Section id="mission" ground="lifted">
      <div className="halves items-center">
        <div className="stack-6">
          <SectionHeading section="mission" {...content} />
          <p>{content.mission}</p>
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, 92vw"
          className="framed"
        />
      </div>
      <ol className="mt-16 halves">
        {content.milestones.map(({ year, title, text }, index) => (
          <li key={year} className="stack-2">
            <p className="cluster-4 text-accent-text">
              <MoonPhase lit={(index + 1) / content.milestones.length} />
              <span className="text-card strong">{year}</span>
              <span className="grow edge-t" />
            </p>
            <h3 className="text-card">{title}</h3>
            <p className="text-text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-16">
        <ClaimFigures claims={content.claims.map((name) => claims[name])} />
      </div>
    </Section>
  );
}

import type { Landing, Site } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { ClaimFigures } from '../claim-figures.tsx';
import { Layer, type TwoCuts } from '../hero/sky.tsx';

interface ProblemProps {
  content: Landing['problem'];
  picture: TwoCuts;
  claims: Site['claims'];
}

/** Sleep problems and what the coaching does about them. */
export function Problem({ content, picture, claims }: ProblemProps) {
  return (
    <section id="problem" aria-labelledby="problem-heading">
      <div className="night-scene on-dark">
        <Container>
          <div className="night-words stack-4">
            <p className="text-small strong text-accent-text">{content.kicker}</p>
            <h2 id="problem-heading" className="text-statement">
              {content.headline}
            </h2>
            <p className="text-lead">{content.lead}</p>
          </div>
        </Container>
        <Layer
          pictures={picture}
          alt={picture.wide.alt}
          className="night-picture"
          priority="lazy"
        />
      </div>
      <Container className="worries split-5-7">
        <ClaimFigures claims={content.claims.map((name) => claims[name])} />
        <ul>
          {content.pairs.map(({ problem, solution }) => (
            <li key={problem} className="worry">
              <p className="font-display text-lead strong">{problem}</p>
              <p className="mt-2 text-small text-text-muted">{solution}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

import type { Landing, Site } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { ClaimFigures } from '../claim-figures.tsx';
import { Layer, type TwoCuts } from '../hero/sky.tsx';

interface ProblemProps {
  content: Landing['problem'];
  picture: TwoCuts;
  claims: Site['claims'];
}

/** Sleep problems and what the coaching does about them. */
export function Problem({ content, picture, claims }: ProblemProps) {
  const figures = content.claims.map((name) => claims[name]);
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
            <ClaimFigures claims={figures.slice(0, 1)} />
          </div>
        </Container>
        <Layer pictures={picture} alt={picture.wide.alt} className="night-picture" lazy />
      </div>
      <Container className="stack-6 pt-8 pb-section">
        <ul className="quarters">
          {content.pairs.map(({ problem, solution }) => (
            <li key={problem} className="worry edge-t">
              <p>{problem}</p>
              <p className="text-small text-text-muted">{solution}</p>
            </li>
          ))}
        </ul>
        {figures.length > 1 ? <ClaimFigures claims={figures.slice(1)} /> : null}
      </Container>
    </section>
  );
}

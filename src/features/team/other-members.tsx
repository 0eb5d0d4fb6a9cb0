import type { TeamMember } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { Card } from '#ui/card.tsx';
import { texts } from './texts.ts';

/** The way from one profile to the others. */
export function OtherMembers({ members }: { members: readonly TeamMember[] }) {
  return (
    <aside aria-labelledby="others-heading" className="not-printed pb-section">
      <Container className="stack-6">
        <h2 id="others-heading" className="text-card">
          {texts.otherMembers}
        </h2>
        <ul className="other-members">
          {members.map(({ id, name, title }) => (
            <Card key={id} as="li" className="member-card">
              <a href={`/team/${id}`} className="member-link font-display text-card strong">
                {name}
              </a>
              <p className="text-text-muted">{title}</p>
            </Card>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

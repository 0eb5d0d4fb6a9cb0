import type { TeamMember, TeamPage } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { PageHeading } from '#site/page-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { PreparedPicture } from '#ui/picture.tsx';
import { MemberCard } from './member-card.tsx';

export interface TeamOverviewProps {
  content: TeamPage;
  members: readonly { member: TeamMember; portrait: PreparedPicture }[];
  /** Label of the way to the last section. */
  callToAction: string;
}

/** Rows T1 and T2: everybody at a glance, and the way to a conversation. */
export function TeamOverview({ content, members, callToAction }: TeamOverviewProps) {
  return (
    <Container className="stack-10 pt-12 pb-section">
      <div className="team-intro">
        <PageHeading kicker={content.kicker} title={content.title} lead={content.lead} />
        <ButtonLink href="#cta" size="large">
          {callToAction}
        </ButtonLink>
      </div>
      <ul className="team-grid">
        {members.map(({ member, portrait }, index) => (
          <MemberCard key={member.id} member={member} portrait={portrait} priority={index === 0} />
        ))}
      </ul>
      {members.some(({ member }) => member.sample) ? (
        <p className="text-small text-text-muted">{content.sampleNote}</p>
      ) : null}
    </Container>
  );
}

import type { TeamMember, TeamPage } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { PageHeading } from '#site/headings.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from './texts.ts';

/** How wide a portrait is shown. */
export const cardSizes =
  '(min-width: 72rem) 22rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw';

interface TeamOverviewProps {
  content: TeamPage;
  members: readonly { member: TeamMember; portrait: PreparedPicture }[];
  /** Label of the button that leads to the last section. */
  callToAction: string;
}

/** Rows T1 and T2: cards of all team members. */
export function TeamOverview({ content, members, callToAction }: TeamOverviewProps) {
  return (
    <>
      <div className="team-head night-sky bg-deep on-dark">
        <Container className="flex flex-wrap items-end justify-between gap-8">
          <PageHeading kicker={content.kicker} title={content.title} lead={content.lead} />
          <ButtonLink href="#cta" size="large" variant="highlight">
            {callToAction}
          </ButtonLink>
        </Container>
      </div>
      <Container className="stack-10 pb-section">
        {/* Row T1: two columns from `md`, three from `lg`. */}
        <ul className="team-grid card-grid">
          {members.map(({ member, portrait }, index) => (
            <MemberCard
              key={member.id}
              member={member}
              portrait={portrait}
              priority={index === 0}
            />
          ))}
        </ul>
        {members.some(({ member }) => member.sample) ? (
          <p className="text-small text-text-muted">{content.sampleNote}</p>
        ) : null}
      </Container>
    </>
  );
}

interface MemberCardProps {
  member: TeamMember;
  portrait: PreparedPicture;
  /** Whether the portrait is on the first screen. */
  priority?: boolean;
}

/** One person in the overview; the whole card leads to the profile (row T2). */
function MemberCard({ member, portrait, priority = false }: MemberCardProps) {
  return (
    <li className="card member-card stack-4">
      <div className="member-portrait">
        <Picture picture={portrait} sizes={cardSizes} priority={priority} className="cover" />
      </div>
      <div className="stack-2 grow">
        <h2 className="text-card">{member.name}</h2>
        <p className="text-small strong text-accent-text">{member.title}</p>
        <p className="text-text-muted">{member.description}</p>
      </div>
      <div className="cluster-2 flex-wrap justify-between text-small">
        <a href={`/team/${member.id}`} className="whole-link cluster-2 strong text-link">
          {texts.readProfile}
          <span className="sr-only">{`: ${member.name}`}</span>
          <Icon name="arrow-right" />
        </a>
        {member.sample ? <span className="text-text-muted">{texts.sample}</span> : null}
      </div>
    </li>
  );
}

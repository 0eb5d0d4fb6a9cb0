import type { TeamMember } from '#content-model/queries.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/container.tsx';
import { Prose } from '#site/prose.tsx';
import { Badge } from '#ui/badge.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { Credentials } from './credentials.tsx';
import { texts } from './texts.ts';

export interface MemberProfileProps {
  member: TeamMember;
  portrait: PreparedPicture;
}

/** Rows R3 to R5 and T3: portrait, facts, certificates with who issued them, and the person's text. */
export function MemberProfile({ member, portrait }: MemberProfileProps) {
  return (
    <Container className="stack-6 pt-6 pb-section">
      <BackLink href="/team">{texts.backToTeam}</BackLink>
      <article className="member-profile">
        <header className="stack-4">
          <p className="cluster-4 text-small strong text-accent-text">
            <span>{member.title}</span>
            {member.sample ? <Badge variant="outline">{texts.sample}</Badge> : null}
          </p>
          <h1 className="text-section">{member.name}</h1>
          <p className="text-lead text-text-muted">{member.description}</p>
        </header>
        <div className="member-profile-side stack-10">
          <Picture
            picture={portrait}
            sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 26rem, 92vw"
            priority
            className="framed"
          />
          <Credentials facts={member.facts} certificates={member.certificates} />
        </div>
        <Prose html={member.html} />
      </article>
    </Container>
  );
}

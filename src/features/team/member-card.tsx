import type { TeamMember } from '#content-model/queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from './texts.ts';

export interface MemberCardProps {
  member: TeamMember;
  portrait: PreparedPicture;
  /** Among the first that are seen. */
  priority?: boolean;
}

/** One person in the overview; the whole card leads to the profile (row T2). */
export function MemberCard({ member, portrait, priority = false }: MemberCardProps) {
  return (
    <Card as="li" className="member-card stack-4">
      <div className="member-portrait">
        <Picture
          picture={portrait}
          sizes="(min-width: 72rem) 22rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, 92vw"
          priority={priority}
          className="cover"
        />
      </div>
      <div className="stack-2 grow">
        <h2 className="text-card">{member.name}</h2>
        <p className="text-small strong text-accent-text">{member.title}</p>
        <p className="text-text-muted">{member.description}</p>
      </div>
      <div className="cluster-2 justify-between text-small">
        <a href={`/team/${member.id}`} className="member-link cluster-2 strong text-link">
          {texts.readProfile}
          <span className="sr-only">{`: ${member.name}`}</span>
          <Icon name="arrow-right" />
        </a>
        {member.sample ? <Badge variant="outline">{texts.sample}</Badge> : null}
      </div>
    </Card>
  );
}

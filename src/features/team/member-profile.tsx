import type { TeamMember } from '#content-model/queries.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/section.tsx';
import { keepTogether, Prose } from '#site/prose.tsx';
import { texts as frame } from '#site/texts.ts';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from './texts.ts';

/** How wide the portrait is shown. */
export const profileSizes =
  '(min-width: 64rem) 36vw, (min-width: 48rem) 46vw, (min-width: 30rem) 26rem, 92vw';

interface MemberProfileProps {
  member: TeamMember;
  portrait: PreparedPicture;
  callToAction: { label: string; href: string };
}

/** Rows R3 to R5 and T3: portrait, facts, certificates with who issued them, and the person's text. */
export function MemberProfile({ member, portrait, callToAction }: MemberProfileProps) {
  const text = readHtml(member.html);
  keepTogether(text);
  return (
    <Container className="stack-6 pt-6 pb-section">
      <BackLink href="/team">{texts.backToTeam}</BackLink>
      <article className="member-profile">
        <header className="stack-4">
          <p className="cluster-4 text-small strong text-accent-text">
            <span>{member.title}</span>
            {member.sample ? (
              <Badge variant="outline" className="whole">
                {texts.sample}
              </Badge>
            ) : null}
          </p>
          <h1 className="text-statement">{member.name}</h1>
          <p className="text-lead text-text-muted">{member.description}</p>
        </header>
        <div className="member-side">
          <Picture picture={portrait} sizes={profileSizes} priority className="framed" />
        </div>
        <ButtonLink
          href={callToAction.href}
          newTabNote={frame.newTab}
          className="member-button not-printed"
        >
          {callToAction.label}
        </ButtonLink>
        <div className="member-credentials">
          <Credentials facts={member.facts} certificates={member.certificates} />
        </div>
        <Prose html={writeHtml(text)} />
      </article>
    </Container>
  );
}

/** Facts about a person, and certificates with the body that issued each (§ 5 UWG). */
function Credentials({ facts, certificates }: Pick<TeamMember, 'facts' | 'certificates'>) {
  return (
    <>
      <section aria-labelledby="facts-heading" className="stack-4">
        <h2 id="facts-heading" className="text-card">
          {texts.facts}
        </h2>
        <ul className="stack-2">
          {facts.map((fact) => (
            <li key={fact} className="fact">
              {fact}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="certificates-heading" className="member-certificates stack-4">
        <h2 id="certificates-heading" className="text-card">
          {texts.certificates}
        </h2>
        <dl>
          {certificates.map(({ name, issuer }) => (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="text-text-muted">{issuer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

/** How wide the portraits of the others are shown. */
const otherSizes = '6rem';

interface OtherMembersProps {
  members: readonly { member: TeamMember; portrait: PreparedPicture }[];
}

/** Links to the other profiles. */
export function OtherMembers({ members }: OtherMembersProps) {
  return (
    <aside aria-labelledby="others-heading" className="not-printed pb-section">
      <Container className="stack-6">
        <h2 id="others-heading" className="text-card">
          {texts.otherMembers}
        </h2>
        <ul className="other-members">
          {members.map(({ member: { id, name, title }, portrait }) => (
            <li key={id} className="card member-card other-member">
              <Picture picture={portrait} sizes={otherSizes} className="other-portrait" />
              <div>
                <a href={`/team/${id}`} className="whole-link font-display text-card strong">
                  {name}
                </a>
                <p className="text-small text-text-muted">{title}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}

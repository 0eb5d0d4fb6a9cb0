import type { Landing, Site, TeamMember } from '#content-model/queries.ts';
import { WholeWords } from '#site/prose.tsx';
import { Section } from '#site/section.tsx';
import { SectionHeading } from '#site/headings.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { ClaimFigures } from '../claim-figures.tsx';
import { texts } from '../texts.ts';

/** How wide a portrait is shown. */
const portraitSizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 60vw';

interface HistoryProps extends PeopleProps {
  content: Landing['history'];
  claims: Site['claims'];
}

/** Mission and history of the team, with its people (row H3). */
export function History({ content, claims, ...team }: HistoryProps) {
  return (
    <Section id="mission" ground="lifted">
      <div className="mission split-4-8">
        <div className="stack-4">
          <SectionHeading section="mission" {...content} />
          <p className="text-text-muted">
            <WholeWords text={content.mission} />
          </p>
        </div>
        <People {...team} />
        <ol className="milestones">
          {content.milestones.map(({ year, title, text }) => (
            <li key={year}>
              <p className="font-display text-figure strong text-accent-text">{year}</p>
              <h3 className="text-lead">{title}</h3>
              <p className="text-small text-text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="statement text-balance">
          {content.statement.split(/(?<=[.!?] )/).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </p>
        <ClaimFigures claims={content.claims.map((name) => claims[name])} />
      </div>
    </Section>
  );
}

interface PeopleProps {
  people: readonly { member: TeamMember; portrait: PreparedPicture }[];
  /** Shown while a person is a sample. */
  sampleNote: string;
}

/** The faces of the team with degree and role; each leads to the profile. */
function People({ people, sampleNote }: PeopleProps) {
  return (
    <div className="stack-4">
      <ul className="people swipe">
        {people.map(({ member, portrait }) => (
          <li key={member.id} className="person stack-2">
            <Picture picture={portrait} sizes={portraitSizes} className="framed" />
            <a href={`/team/${member.id}`} className="person-words">
              <span className="strong">{member.name}</span>
              <span className="text-small text-accent-text">{member.title}</span>
              <span className="text-small text-text-muted">{member.certificates[0]?.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small text-text-muted">
        {people.some(({ member }) => member.sample) ? `${sampleNote} ` : null}
        <a href="/team" className="touch link">
          {texts.wholeTeam}
        </a>
      </p>
    </div>
  );
}

import type { Article, TeamMember } from '#content-model/queries.ts';
import { isSameName } from '#content-model/team.ts';
import { preparePicture } from '#site/pictures.ts';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';

/** Somebody who wrote or reviewed an article; without profile and portrait when not of the team. */
export interface Person {
  name: string;
  profile?: { href: string; portrait: PreparedPicture };
}

interface ArticlePersonProps {
  /** What this person did, such as “Geschrieben von”. */
  task: string;
  person: Person;
}

/** A face with a name that leads to the profile. */
export function ArticlePerson({ task, person: { name, profile } }: ArticlePersonProps) {
  return (
    <p className="article-person">
      {profile ? <Picture picture={{ ...profile.portrait, alt: '' }} sizes="3rem" /> : null}
      <span>
        <span className="text-text-muted">{task}</span>{' '}
        {profile ? (
          <a href={profile.href} className="strong">
            {name}
          </a>
        ) : (
          <span className="strong">{name}</span>
        )}
      </span>
    </p>
  );
}

/** Who wrote and who reviewed an article, with the profiles of those who are of the team. */
export async function preparePeople(
  { author, reviewedBy }: Pick<Article, 'author' | 'reviewedBy'>,
  team: readonly TeamMember[],
): Promise<{ author: Person; reviewer: Person }> {
  return { author: await person(author, team), reviewer: await person(reviewedBy, team) };
}

async function person(name: string, team: readonly TeamMember[]): Promise<Person> {
  const member = team.find((one) => isSameName(one.name, name));
  if (!member) return { name };
  const portrait = await preparePicture(member.image, [96, 144]);
  return { name, profile: { href: `/team/${member.id}`, portrait } };
}

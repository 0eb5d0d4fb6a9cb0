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

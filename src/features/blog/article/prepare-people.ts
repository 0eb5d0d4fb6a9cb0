import type { Article, TeamMember } from '#content-model/queries.ts';
import { isSameName } from '#content-model/team.ts';
import { preparePicture } from '#site/pictures.ts';
import type { Person } from './article-person.tsx';

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

import type { Faults } from '#tests/support/browser-test.ts';
import { listedAddresses } from '#tests/support/site-addresses.ts';
import { EVERY_LOOK } from '#tests/support/themes.ts';

// Which article and which profile makes no difference, so the operator may rename every one of them.
const article = first(/^\/blog\/(?!kategorie\/|seite\/)/);
const profile = first(/^\/team\//);

/** A token for the newsletter's links that nobody has. */
export const NOBODYS_TOKEN = 'x'.repeat(43);

/** One address for each kind of page, by a name of ours. */
export const PAGE_KINDS: Readonly<Record<string, string>> = {
  start: '/',
  list: '/blog',
  article,
  team: '/team',
  profile,
  pricing: '/preise',
  evidence: '/wirksamkeit',
  legal: '/agb',
  cancellation: '/kuendigung',
  withdrawal: '/widerruf',
  awake: '/wach',
  'awake-step': '/wach/gedanken',
  diary: '/schlaftagebuch',
  search: '/suche?q=Reizkontrolle',
  'fit-check': '/passt-das',
  newsletter: `/newsletter/abmelden?token=${NOBODYS_TOKEN}`,
  'not-found': '/gibt-es-nicht',
};

const FIRST_TIER = ['start', 'article', 'cancellation', 'awake', 'diary', 'search'];

/** The kinds that are looked at closely: those that differ most, in the second tier all of them. */
export const CHECKED_KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGE_KINDS).filter(([kind]) => EVERY_LOOK || FIRST_TIER.includes(kind)),
);

/** Announces that the console tells of a page that is not there, if this one is it. */
export function expectNotFound(faults: Faults, kind: string): void {
  if (kind === 'not-found') faults.allow(/404/);
}

function first(pattern: RegExp): string {
  const found = listedAddresses().find((address) => pattern.test(address));
  if (found === undefined) throw new Error(`The sitemap lists no address like ${String(pattern)}.`);
  return found;
}

const VALID_DAYS = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which what is written today runs out: less than a year ahead (RFC 9116, section 2.5.5). */
function expiryOf(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY_MS);
  // Whole days, so that two builds of one day are alike.
  return `${expires.toISOString().slice(0, 10)}T00:00:00Z`;
}

/**
 * Whom to tell about a weakness of the website (RFC 9116). It runs out 364 days after the build, so
 * a website that nobody builds any more does not go on naming a contact.
 *
 * @param options.email Address that somebody reads; the imprint is the second way.
 */
export function securityTxt(options: { site: URL; email: string; builtAt: Date }): string {
  const { site, email, builtAt } = options;
  const address = (path: string) => new URL(path, site).href;
  return [
    `Contact: mailto:${email}`,
    `Contact: ${address('/impressum')}`,
    `Expires: ${expiryOf(builtAt)}`,
    'Preferred-Languages: de, en',
    `Canonical: ${address('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}

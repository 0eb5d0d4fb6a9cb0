import { closestMatch } from 'leven';
import { OperatorError } from '#server/operator-error.ts';

/** Settings of ours that the server itself does not read: those of builds, of Compose and of the office. */
const READ_ELSEWHERE = [
  ...['REVIEWS_WIDGET_URL', 'CONTENT_DIR', 'PICTURES', 'CATALOGUE', 'TRIAL', 'SECOND_PORT'],
  ...['PUBLIC_BACKEND_URL', 'PUBLIC_BACKEND_ANON_KEY', 'POSTGRES_PASSWORD', 'DKIM_SELECTOR'],
];

// Below this, names of other programs come too close, as HOME to HOST.
const LETTERS_PER_MISTAKE = 6;

/**
 * A typing mistake in the name of a setting must not count as a setting that was left out: with `DATABSE_URL`
 * an empty database would be used, and the next backup would hold nothing.
 *
 * @param given Names of all variables.
 * @param known Names of those that the server reads.
 * @throws OperatorError naming the right one.
 */
export function refuseSimilarSettings(given: readonly string[], known: readonly string[]): void {
  const ours = [...known, ...READ_ELSEWHERE];
  for (const name of given) {
    if (ours.includes(name)) continue;
    const meant = similarOf(name.toUpperCase(), ours);
    if (meant === undefined) continue;
    throw new OperatorError(
      `${name} is no setting of this site. Did you mean ${meant}? If another program needs it, start the site without it.`,
      { setting: name },
    );
  }
}

function similarOf(name: string, ours: readonly string[]): string | undefined {
  const maxDistance = Math.floor(name.length / LETTERS_PER_MISTAKE);
  if (maxDistance === 0) return undefined;
  const lettersOf = (word: string) => Array.from(word).sort().join('');
  // Two letters that changed places are two mistakes for the distance.
  return (
    closestMatch(name, ours, { maxDistance }) ??
    ours.find((one) => lettersOf(one) === lettersOf(name))
  );
}

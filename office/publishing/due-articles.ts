import { collectionNamed, readEntry, slugsOf } from '../content/entries.ts';
import { berlinDate } from '../../src/lib/berlin-time.ts';

/**
 * Whether the day of an article has come since the site was built, so that it has to be built again.
 *
 * @param contentFolder What is published.
 */
export function hasDueArticle(contentFolder: string, builtAt: Date, now: Date): boolean {
  const blog = collectionNamed('blog');
  if (blog === undefined) return false;
  const [built, today] = [berlinDate(builtAt), berlinDate(now)];
  return slugsOf(contentFolder, blog).some((slug) => {
    const { date } = (readEntry(contentFolder, blog, slug)?.values ?? {}) as { date?: unknown };
    return typeof date === 'string' && date > built && date <= today;
  });
}

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../src/content-model/collections.ts';
import { fieldsIn, splitEntry } from '../../src/content-model/split-entry.ts';
import { berlinDate } from '../../src/lib/berlin-time.ts';

/**
 * Whether the day of an article has come since the site was built, so that it has to be built again.
 *
 * @param contentFolder What is published.
 */
export function hasDueArticle(contentFolder: string, builtAt: Date, now: Date): boolean {
  const [built, today] = [berlinDate(builtAt), berlinDate(now)];
  return globSync(contentFiles.blog.files, { cwd: contentFolder }).some((file) => {
    const { fields } = splitEntry(file, readFileSync(path.join(contentFolder, file), 'utf8'));
    const { date } = (fieldsIn(fields) ?? {}) as { date?: unknown };
    return typeof date === 'string' && date > built && date <= today;
  });
}

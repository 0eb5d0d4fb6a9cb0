import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../src/content-model/collections.ts';
import { fieldsIn, splitEntry } from '../../src/content-model/split-entry.ts';
import { berlinDate } from '../../src/lib/berlin-time.ts';
import { fieldsOf } from '../../src/lib/records.ts';

/**
 * Whether the day of an article has come or a certificate of a course has ended since the site was built, so that it has
 * to be built again.
 *
 * @param contentFolder What is published.
 */
export function hasDueDate(contentFolder: string, builtAt: Date, now: Date): boolean {
  const [built, today] = [berlinDate(builtAt), berlinDate(now)];
  const has = (files: string, isDue: (fields: Readonly<Record<string, unknown>>) => boolean) =>
    globSync(files, { cwd: contentFolder }).some((file) => {
      const { fields } = splitEntry(file, readFileSync(path.join(contentFolder, file), 'utf8'));
      return isDue(fieldsOf(fieldsIn(fields)));
    });
  return (
    has(
      contentFiles.blog.files,
      ({ date }) => typeof date === 'string' && date > built && date <= today,
    ) ||
    has(contentFiles.company.files, ({ preventionCourses }) =>
      (Array.isArray(preventionCourses) ? preventionCourses : []).some((course) => {
        const { validUntil } = fieldsOf(course);
        // It holds until the end of its last day.
        return typeof validUntil === 'string' && validUntil >= built && validUntil < today;
      }),
    )
  );
}

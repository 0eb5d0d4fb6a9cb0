import type { Env } from '#server/env.ts';
import type { Feature, Platform } from '#server/feature.ts';
import type { Chore } from '#server/jobs/chores.ts';
import { eraseWhatIsDue, GRACE_DAYS, type RetentionRule } from '#server/retention/retention.ts';
import { tidyOutbox } from '#server/retention/tidy-outbox.ts';

/** What is erased of all features when its time is over. */
export const rulesOf = (features: readonly Feature[], env: Env): RetentionRule[] =>
  features.flatMap(({ retention }) => retention?.(env) ?? []);

/** Erases what is old enough of all features, and files in the outbox that belong to nothing. */
export function retentionChore(
  features: readonly Feature[],
  { database, env, logger }: Pick<Platform, 'database' | 'env' | 'logger'>,
): Chore {
  const rules = rulesOf(features, env);
  return {
    failure: 'What is old enough could not be erased yet.',
    work: async () => {
      const run = await eraseWhatIsDue(database, rules);
      for (const [table, rows] of Object.entries(run.marked)) {
        logger.warn({ table, rows, days: GRACE_DAYS }, 'Rows are marked and will be erased.');
      }
      if (run.held !== undefined) {
        logger.warn(
          { reason: run.held },
          'Nothing is erased; npm run declarations -- retention says what to do.',
        );
        return;
      }
      for (const [table, rows] of Object.entries(run.erased)) {
        logger.info({ table, rows }, 'Rows that were old enough were erased.');
      }
      const { removed, setAside } = await tidyOutbox(database, features, env.dataDir, run);
      if (removed > 0) logger.info({ files: removed }, 'Files of nothing were removed.');
      if (setAside > 0) {
        logger.warn(
          { files: setAside, days: GRACE_DAYS },
          'The outbox holds files of rows that the database has never known or has lost; they were set aside in outbox/unknown and will be removed.',
        );
      }
    },
  };
}

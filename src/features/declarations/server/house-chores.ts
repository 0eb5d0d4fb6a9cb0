import type { Logger } from 'pino';
import type { Chore } from '#server/chores.ts';
import type { Database } from '#server/database/database.ts';
import { eraseOldDeclarations } from '#features/declarations/server/erase-old-declarations.ts';
import { forgetClients } from '#features/declarations/server/forget-clients.ts';
import type { Env } from '#server/env.ts';

/** What has to be done to declarations as time goes by. */
export function houseChores(
  database: Database,
  { dataDir, keepDeclarationsYears: years }: Pick<Env, 'dataDir' | 'keepDeclarationsYears'>,
  logger: Logger,
): Chore[] {
  const forgetting: Chore = {
    work: () => forgetClients(database),
    failure: 'Old network hashes could not be emptied yet.',
  };
  const erasing: Chore = {
    work: async () => {
      const deleted = await eraseOldDeclarations({ database, dataDir, years });
      if (deleted > 0) logger.info({ deleted }, 'Declarations that were old enough were deleted.');
    },
    failure: 'Declarations that are old enough could not be deleted yet.',
  };
  return years === 0 ? [forgetting] : [forgetting, erasing];
}

import { keysOf } from '#lib/records.ts';
import type { Drizzle } from '#server/database/database.ts';
import { isNotNull } from '#server/database/drizzle.ts';
import type { ApiFunction, Feature } from '#server/feature.ts';
import {
  deliveryStatus,
  isUndelivered,
  readReports,
  undeliveredJobs,
} from './declaration-reports.ts';
import { declarationNotes, declarations } from './declarations-table.ts';
import { declarationsCommand } from './commands/declarations-command.ts';
import { DELIVERIES, deliveryWorkers } from './deliver.ts';
import { kinds } from './kinds.ts';
import { personalData, declarationRetention, orphanFiles } from './personal-data.ts';
import { declarationSettings } from './settings.ts';
import { createSubmit, type Submit } from './submit-declaration.ts';

/** What pages reach as `Astro.locals.declarations`. */
export interface DeclarationsLocals {
  readonly submit: Submit;
}

/** Cancellations and withdrawals: stored first, then told to the team and confirmed by mail. */
export const declarationsFeature: Feature = {
  name: 'declarations',
  tables: [declarations, declarationNotes],
  jobs: DELIVERIES,
  commands: { declarations: declarationsCommand },
  settings: declarationSettings,
  afterRestore: async (tx: Drizzle) => {
    // Every database counts its own days, so a mark means nothing in another one.
    await tx.update(declarations).set({ markedOn: null }).where(isNotNull(declarations.markedOn));
    const reports = await readReports(tx, isUndelivered);
    return undeliveredJobs(reports).map(({ job: name, id, reference }) => ({
      name,
      id,
      data: { reference },
    }));
  },
  retention: declarationRetention,
  orphanFiles,
  personalData,
  start: (platform) => {
    const submit = createSubmit(platform);
    const locals: DeclarationsLocals = { submit };
    return {
      functions: Object.fromEntries(
        keysOf(kinds).map((type): [string, ApiFunction] => [
          kinds[type].functionName,
          (input, from) => submit(type, input, from),
        ]),
      ),
      locals,
      workers: deliveryWorkers(platform),
      status: () => deliveryStatus(platform.database),
    };
  },
};

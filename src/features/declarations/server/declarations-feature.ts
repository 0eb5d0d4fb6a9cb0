import type { Drizzle } from '#server/database/database.ts';
import type { ApiFunction, Feature } from '#server/feature.ts';
import { isUndelivered, readReports } from './declaration-reports.ts';
import { declarations } from './declarations-table.ts';
import { declarationsCommand } from './commands/declarations-command.ts';
import { DELIVERIES, deliveryWorkers } from './deliver.ts';
import { deliveryStatus } from './delivery-status.ts';
import { kinds, type DeclarationType } from './kinds.ts';
import { retentionChores } from './retention.ts';
import { createSubmit, type Submit } from './submit-declaration.ts';

/** What pages reach as `Astro.locals.declarations`. */
export interface DeclarationsLocals {
  readonly submit: Submit;
}

/** Cancellations and withdrawals: stored first, then told to the team and confirmed by mail. */
export const declarationsFeature: Feature = {
  name: 'declarations',
  tables: [declarations],
  jobs: DELIVERIES,
  commands: { declarations: declarationsCommand },
  afterRestore: async (tx: Drizzle) => {
    const reports = await readReports(tx, isUndelivered);
    return reports.flatMap(({ id, reference, deliveries }) =>
      DELIVERIES.filter((name) => deliveries[name].state !== 'delivered').map((name) => ({
        ...{ name, id },
        data: { reference },
      })),
    );
  },
  start: (platform) => {
    const submit = createSubmit(platform);
    const locals: DeclarationsLocals = { submit };
    const types = Object.keys(kinds) as DeclarationType[];
    return {
      functions: Object.fromEntries(
        types.map((type): [string, ApiFunction] => [
          kinds[type].functionName,
          (input, from) => submit(type, input, from),
        ]),
      ),
      locals,
      workers: deliveryWorkers(platform),
      chores: retentionChores(platform),
      status: () => deliveryStatus(platform.database),
    };
  },
};

import { platformTables } from '#server/database/backup.ts';
import { getTableName } from '#server/database/drizzle.ts';
import type { Feature, RunningFeature } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';

type Registered = RunningFeature & { readonly feature: Feature };

/**
 * Stops the start when features get in each other's way.
 *
 * @throws OperatorError naming what is registered twice, or the job that nobody works on.
 */
export function refuseConflicts(running: readonly Registered[]): void {
  refuseTwice('name', running, ({ feature }) => [feature.name]);
  refuseTwice(
    'table',
    running,
    ({ feature }) => feature.tables.map(getTableName),
    platformTables.map((table) => [table, 'platform'] as const),
  );
  refuseTwice('job', running, ({ feature, schedule = [] }) => [
    ...feature.jobs,
    ...schedule.map(({ name }) => name),
  ]);
  refuseTwice('command', running, ({ feature }) => Object.keys(feature.commands));
  refuseTwice('function', running, ({ functions }) => Object.keys(functions));
  refuseTwice('posted form', running, ({ feature }) => Object.keys(feature.postedForms ?? {}));
  for (const { feature, workers } of running) {
    const job = feature.jobs.find((name) => !(name in workers));
    if (job === undefined) continue;
    throw new OperatorError(`The feature ${feature.name} has no worker for its job ${job}.`);
  }
}

function refuseTwice(
  what: string,
  running: readonly Registered[],
  namesOf: (one: Registered) => readonly string[],
  taken: readonly (readonly [name: string, owner: string])[] = [],
): void {
  const owners = new Map(taken);
  for (const one of running) {
    const { name: feature } = one.feature;
    for (const name of namesOf(one)) {
      const owner = owners.get(name);
      if (owner !== undefined) {
        throw new OperatorError(
          `The features ${owner} and ${feature} both register the ${what} ${name}; rename one.`,
        );
      }
      owners.set(name, feature);
    }
  }
}

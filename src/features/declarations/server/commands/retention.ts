import { readArguments } from '#server/arguments.ts';
import type { CommandContext } from '#server/feature.ts';
import { confirmClock, GRACE_DAYS } from '#server/retention/retention.ts';
import { rulesOf } from '#server/retention/scheduled-erasure.ts';
import { readRetention } from '#server/retention/retention-status.ts';
import type { Subcommand } from '#server/subcommands.ts';

/** Shows what will be erased, and takes the operator's word that the clock is right. */
export const retentionCommand: Subcommand = {
  usage:
    'npm run declarations -- retention [--confirm]                   what will be erased; goes on after a halt',
  parse: (args) => {
    const { values } = readArguments(args, [], { confirm: { type: 'boolean', default: false } });
    return values.confirm ? confirm : describe;
  },
};

const WHY: Readonly<Record<string, string>> = {
  clock_behind: 'the clock of this server is behind the newest time in the database',
  clock_ahead:
    'the clock of this server is more than 30 days ahead of the last run or, before the first one, of the newest row',
  too_many: 'more rows than a small share of all would go at once',
};

async function describe({ database, features, env }: CommandContext): Promise<string> {
  const rules = rulesOf(features, env);
  const { held, marked } = await readRetention(database.drizzle, rules);
  const rows = Object.entries(marked).map(([table, number]) => `${number} ${table}`);
  const said = `Marked for erasure: ${rows.join(', ')}. They go when ${GRACE_DAYS} days have been counted since their mark.`;
  if (held === null) return said;
  return `${said}\nNothing is erased at present, because ${WHY[held] ?? held}. It is ${new Date().toISOString()} here: if that is right and nothing else looks wrong, go on with retention --confirm.`;
}

async function confirm({ database, features, env }: CommandContext): Promise<string> {
  const rules = rulesOf(features, env);
  await confirmClock(database, rules);
  return `The time ${new Date().toISOString()} counts as right; all marks were taken back, so nothing old goes before another ${GRACE_DAYS} days are counted.`;
}

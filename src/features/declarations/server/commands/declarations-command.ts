import type { Command } from '#server/feature.ts';
import { joinSubcommands } from '#server/subcommands.ts';
import {
  backupCommand,
  drillCommand,
  personCommand,
  restoreCommand,
  retentionCommand,
} from './all-data.ts';
import { deleteCommand, doneCommand, retryCommand } from './change.ts';
import { exportCommand, listCommand, showCommand, verifyCommand } from './look-up.ts';

/** `npm run declarations`: what an operator does with declarations from a terminal. */
export const declarationsCommand: Command = joinSubcommands(
  'Cancellations and withdrawals, with the state of each delivery.',
  {
    list: listCommand,
    show: showCommand,
    retry: retryCommand,
    done: doneCommand,
    export: exportCommand,
    verify: verifyCommand,
    backup: backupCommand,
    restore: restoreCommand,
    drill: drillCommand,
    delete: deleteCommand,
    person: personCommand,
    retention: retentionCommand,
  },
);

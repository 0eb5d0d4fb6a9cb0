import type { Command } from '#server/feature.ts';
import { joinSubcommands } from '#server/subcommands.ts';
import { backupCommand, drillCommand, restoreCommand } from './backup.ts';
import { deleteCommand } from './delete.ts';
import { doneCommand } from './done.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { personCommand } from './person.ts';
import { retentionCommand } from './retention.ts';
import { retryCommand } from './retry.ts';
import { showCommand } from './show.ts';
import { verifyCommand } from './verify.ts';

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

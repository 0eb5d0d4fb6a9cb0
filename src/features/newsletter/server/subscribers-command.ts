import { readFacts } from '#server/facts.ts';
import type { Command } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readArguments } from '#server/subcommands.ts';
import { retryMails } from './request-mails.ts';
import { consentProofs, exportSubscribers, removeSubscriber } from './subscribers-list.ts';

const addressOf = (args: readonly string[]): string =>
  readArguments(args, ['ADDRESS'], {}).operands[0] ?? '';

/** `npm run subscribers`: what an operator does with the newsletter's list from a terminal. */
export const subscribersCommand: Command = {
  title: 'Who gets the newsletter.',
  subcommands: {
    export: {
      usage:
        'npm run -s subscribers -- export > FILE     CSV: address, confirmation, text version, unsubscribe address',
      parse: (args) => {
        readArguments(args, [], {});
        return ({ database, env }) =>
          exportSubscribers(database, readFacts(env.distDir, env.siteUrl).site.url);
      },
    },
    proof: {
      usage: 'npm run -s subscribers -- proof ADDRESS     when and to which text somebody agreed',
      parse: (args) => {
        const address = addressOf(args);
        return async ({ database }) => {
          const proofs = await consentProofs(database, address);
          if (proofs.length === 0) throw new OperatorError(`There is nothing about ${address}.`);
          return `${JSON.stringify(proofs, undefined, 2)}\n`;
        };
      },
    },
    remove: {
      usage: 'npm run subscribers -- remove ADDRESS       unsubscribes somebody',
      parse: (args) => {
        const address = addressOf(args);
        return async (context) => {
          if (await removeSubscriber(context, address)) return `${address} is out of the list.\n`;
          throw new OperatorError(`${address} is not in the list.`);
        };
      },
    },
    retry: {
      usage: 'npm run subscribers -- retry                tries mails that were given up once more',
      parse: (args) => {
        readArguments(args, [], {});
        return ({ database, jobs }) => retryMails(database, jobs);
      },
    },
  },
};

import type { Command, CommandContext } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';

/** One part of a command, such as `list` of `npm run declarations -- list`. */
export interface Subcommand {
  /** Its lines in the help. */
  readonly usage: string;
  /**
   * Looks at what stands behind its name before anything is opened.
   *
   * @returns the work, which resolves with what is printed.
   * @throws when an argument is wrong, with a sentence.
   */
  readonly parse: (args: readonly string[]) => (context: CommandContext) => Promise<string>;
}

/**
 * Joins parts into one command.
 *
 * @param title First line of the help.
 * @param subcommands By their names, in the order of the help.
 */
export function joinSubcommands(
  title: string,
  subcommands: Readonly<Record<string, Subcommand>>,
): Command {
  const known = new Map(Object.entries(subcommands));
  const usages = [...known.values()].map(({ usage }) => usage.replaceAll(/^/gm, '  '));
  return {
    help: [title, '', ...usages].join('\n'),
    parse: ([name, ...args]) => {
      if (name === undefined) return undefined;
      const subcommand = known.get(name);
      if (subcommand !== undefined) return subcommand.parse(args);
      const what = name.startsWith('-') ? 'option' : 'command';
      throw new OperatorError(
        `Unknown ${what} '${name}'; choose one of ${[...known.keys()].join(', ')}.`,
      );
    },
  };
}

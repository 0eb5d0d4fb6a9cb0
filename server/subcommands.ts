import { OperatorError } from '#server/operator-error.ts';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '#lib/errors.ts';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads what stands behind the name of a command.
 *
 * @param names What has to stand there without an option, such as `REFERENCE`, in this order; one in brackets may be
 *   left out.
 * @throws OperatorError with a sentence about what is wrong.
 */
export function readArguments<Known extends Options>(
  args: readonly string[],
  names: readonly string[],
  options: Known,
) {
  const { values, positionals } = parse(args, options);
  const missing = names[positionals.length];
  if (missing !== undefined && !missing.startsWith('['))
    throw new OperatorError(`${missing} is missing.`);
  const surplus = positionals[names.length];
  if (surplus !== undefined) throw new OperatorError(`"${surplus}" is one argument too many.`);
  return { values, operands: positionals };
}

function parse<Known extends Options>(args: readonly string[], options: Known) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    // Node goes on with lines of advice.
    const [sentence = ''] = messageOf(cause).split(/\.\s/, 1);
    throw new OperatorError(`${sentence.replace(/\.$/, '')}.`, { cause });
  }
}

/**
 * Looks whether an option is a day that exists.
 *
 * @returns the day as it was given, `YYYY-MM-DD`.
 * @throws OperatorError when it is missing or something else.
 */
export function dayOf(value: string | undefined, name: string): string {
  const { success, data } = z.iso.date().safeParse(value);
  if (!success) throw new OperatorError(`${name} must be a day such as 2026-11-30.`);
  return data;
}

/**
 * For commands that take something away for ever: whoever runs one must say `--yes` or be asked.
 *
 * @returns a function that asks, unless that was said; resolves with whether to go on.
 * @throws OperatorError when it was not said and there is no terminal.
 */
export function prepareToAsk(yes: boolean): (question: string) => Promise<boolean> {
  if (yes) return () => Promise.resolve(true);
  if (!process.stdin.isTTY) {
    throw new OperatorError('Nobody can be asked without a terminal; add --yes to go on.');
  }
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      // Whoever presses Ctrl+C or Ctrl+D does not say yes.
      const answer = await terminal.question(`${question} [y/N] `).catch(() => '');
      return /^y(?:es)?$/i.test(answer.trim());
    } finally {
      terminal.close();
    }
  };
}

import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '#lib/errors.ts';
import { OperatorError } from '#server/operator-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads what stands behind the name of a command.
 *
 * @param names What has to stand there without an option, such as `REFERENCE`, in this order.
 * @throws OperatorError with a sentence about what is wrong.
 */
export function readArguments<Known extends Options>(
  args: readonly string[],
  names: readonly string[],
  options: Known,
) {
  const { values, positionals } = parse(args, options);
  const missing = names[positionals.length];
  if (missing !== undefined) throw new OperatorError(`${missing} is missing.`);
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
  const time = Date.parse(`${value ?? ''}T00:00Z`);
  const isDay =
    value !== undefined &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(value);
  if (!isDay) throw new OperatorError(`${name} must be a day such as 2026-11-30.`);
  return value;
}

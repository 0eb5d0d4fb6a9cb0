import { createInterface } from 'node:readline/promises';
import { OperatorError } from '#server/operator-error.ts';

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
      return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
    } finally {
      terminal.close();
    }
  };
}

/** What somebody does, and what the screen reader then says. */
export interface Step {
  readonly action: string;
  readonly said: readonly string[];
}

export interface Reading {
  readonly title: string;
  readonly steps: readonly Step[];
}

/**
 * Reads a reading as it is written in its file: a title after `#`, and then by turns an action after
 * `>` and what is said to it, one utterance a line.
 */
export function parseReading(text: string): Reading {
  const [head = '', ...parts] = text.split(/^> /mu);
  const steps = parts.map((part) => {
    const [action = '', ...said] = part.trim().split('\n');
    return { action, said };
  });
  return { title: head.replace('#', '').trim(), steps };
}

/** The opposite of `parseReading`. */
export function writeReading({ title, steps }: Reading): string {
  const parts = steps.map(({ action, said }) => `\n> ${[action, ...said].join('\n')}\n`);
  return `# ${title}\n${parts.join('')}`;
}

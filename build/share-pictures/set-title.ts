import { createRequire } from 'node:module';

// The package names its folders without the file in them, which only `require` resolves.
const { hyphenateSync } = createRequire(import.meta.url)('hyphen/de') as typeof import('hyphen/de');

/** How wide a text is at a size, both in pixels. */
export type Measure = (text: string, size: number) => number;

export interface SetTitle {
  readonly lines: readonly string[];
  /** Size of the letters in pixels. */
  readonly size: number;
}

const SIZES = [76, 68, 60, 52, 46, 40] as const;
const SMALLEST = 40;
const MOST_LINES = 4;
const SOFT_HYPHEN = '\u00AD';

/**
 * Breaks a title into at most four lines of about the same length, as large as it fits. A word wider
 * than a line, such as a German compound of 60 letters, is hyphenated.
 *
 * @param widest Width of a line in pixels.
 */
export function setTitle(title: string, widest: number, measure: Measure): SetTitle {
  const words = title.split(/[ \n]+/);
  const candidates = SIZES.map((size) => ({ size, lines: fill(words, widest, size, measure) }));
  const whole = candidates.find(
    ({ size, lines }) =>
      words.every((word) => measure(word, size) <= widest) && lines.length <= MOST_LINES,
  );
  const chosen = whole ?? candidates.find(({ lines }) => lines.length <= MOST_LINES);
  const { size, lines } = chosen ?? {
    size: SMALLEST,
    lines: fill(words, widest, SMALLEST, measure),
  };
  return { size, lines: balance(words, lines, widest, size, measure) };
}

function fill(words: readonly string[], widest: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((each) => partsOf(each, widest, size, measure))) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && !last.endsWith('\u2010') && measure(longer, size) <= widest) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.map((line) => line.replace('\u2010', '-'));
}

// The same number of lines within the smallest width: nothing hangs alone in the last one.
function balance(
  words: readonly string[],
  lines: string[],
  widest: number,
  size: number,
  measure: Measure,
): string[] {
  const step = 10;
  let best = lines;
  for (let width = widest - step; width > 0; width -= step) {
    if (words.some((word) => measure(word, size) > width)) return best;
    const narrower = fill(words, width, size, measure);
    if (narrower.length > lines.length) return best;
    best = narrower;
  }
  return best;
}

function partsOf(word: string, widest: number, size: number, measure: Measure): string[] {
  if (measure(word, size) <= widest) return [word];
  const parts: string[] = [];
  let part = '';
  for (const syllable of hyphenateSync(word).split(SOFT_HYPHEN)) {
    if (part !== '' && measure(`${part}${syllable}-`, size) > widest) {
      parts.push(`${part}\u2010`);
      part = '';
    }
    part += syllable;
  }
  return [...parts, part];
}

import { CONTENDERS } from './contenders.ts';
import { spreadOf, type Spread } from '../spread.ts';
import { UNNOTICED_MS, verdictOn, type Samples } from './samples.ts';

const [OWN, ...OTHERS] = CONTENDERS.map(({ name }) => name);
const LIMIT = CONTENDERS.find(({ hasAllPages }) => !hasAllPages)?.name;

/** How a figure is formatted; the first pattern that matches its name counts. */
const UNITS: readonly (readonly [RegExp, Unit])[] = [
  [/bytes$/, { name: 'KB', write: (value) => inWords(value / 1000, 1) }],
  [/: requests$/, { name: '', write: (value) => inWords(value) }],
  [/layoutShift$/, { name: '', write: (value) => inWords(value, 3), tolerance: 0.001 }],
  [/^memory/, { name: 'MB', write: (value) => inWords(value) }],
  [/a second$/, { name: '', write: (value) => inWords(value), isMoreBetter: true }],
  [/(?:)/, { name: 'ms', write: (value) => inWords(value), tolerance: UNNOTICED_MS }],
];

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/: bytes$/, ': weight'],
  [/: firstPaint$/, ': first paint'],
  [/: largestPaint$/, ': largest paint'],
  [/: layoutShift$/, ': layout shift'],
  [/: (menu|question|filter|first key)$/, ': $1 to the next paint'],
  [/: filtered list$/, ': filter until the list is filtered'],
];

interface Unit {
  readonly name: string;
  readonly write: (value: number) => string;
  readonly tolerance?: number;
  readonly isMoreBetter?: boolean;
}

/**
 * One table in Markdown: a line for each figure, a column for each contender, and what the website is
 * among the systems; the hand-written page shows the limit and does not count for that.
 */
export function tableOf(samples: Samples): string {
  const head = ['', OWN ?? '', ...OTHERS, 'this website is'];
  const lines = Object.entries(samples.all()).map(([what, values]) => lineOf(what, values));
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function lineOf(what: string, values: Readonly<Record<string, readonly number[]>>): string[] {
  const unit = UNITS.find(([pattern]) => pattern.test(what))?.[1];
  if (unit === undefined) throw new Error(`There is no unit for "${what}".`);
  const spreads = new Map(Object.entries(values).map(([name, all]) => [name, spreadOf(all)]));
  const cells = [OWN ?? '', ...OTHERS].map((name) => cellOf(spreads.get(name), unit));
  const own = spreads.get(OWN ?? '')?.median;
  const rivals = [...spreads].filter(([name]) => name !== OWN && name !== LIMIT);
  const others = rivals.map(([, spread]) => spread);
  const verdict = own === undefined ? '' : verdictOn(own, others, unit);
  const words = WORDS.reduce((text, [pattern, word]) => text.replace(pattern, word), what);
  return [unit.name ? `${words}, ${unit.name}` : words, ...cells, verdict];
}

function cellOf(spread: Spread | undefined, { write }: Unit): string {
  if (spread === undefined) return '';
  const [middle, low, high] = [spread.median, spread.lowest, spread.highest].map(write);
  return low === high ? (middle ?? '') : `${middle ?? ''} (${low ?? ''}–${high ?? ''})`;
}

function inWords(value: number, digits = 0): string {
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

import type { Finding } from '../../server/feature.ts';
import { dayInGerman, inGerman, personTexts as texts } from './declaration-texts.ts';

/** What was found, for the person who asked for it. */
export function asGermanText(address: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `${texts.nothing(address)}\n`;
  const parts = findings.map(({ what, details }) =>
    [texts.kinds[what] ?? what, ...linesOf(details, '  ')].join('\n'),
  );
  return `${[`${texts.found(address)}:`, ...parts].join('\n\n')}\n`;
}

/** Details as lines, what belongs together indented. */
export function linesOf(details: object, indent: string): string[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    // Names of files say nothing to whoever reads this.
    if (value === undefined || name === 'file') return [];
    const label = /^\d+$/u.test(name) ? `${Number(name) + 1}.` : `${texts.details[name] ?? name}:`;
    const isGroup = typeof value === 'object' && value !== null && !(value instanceof Date);
    if (isGroup) return [`${indent}${label}`, ...linesOf(value, `${indent}  `)];
    return `${indent}${label} ${inWords(value, name).replaceAll('\n', `\n${indent}  `)}`;
  });
}

// Fields whose values are words and times of ours.
const CODED = new Set(['receivedAt', 'endsOn', 'state', 'at', 'doneAt', 'createdOn', 'givenUpAt']);
const ISO_DAY = /^\d{4}-\d\d-\d\d$/u;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/u;

/** A single value. */
export function inWords(value: unknown, name = ''): string {
  if (value instanceof Date) return inGerman(value.toISOString());
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  // What a person wrote stays as it is, whatever it looks like.
  if (typeof value === 'string' && !CODED.has(name)) return value;
  if (typeof value === 'string') {
    if (ISO_MOMENT.test(value)) return inGerman(value);
    return ISO_DAY.test(value) ? dayInGerman(value) : (texts.values[value] ?? value);
  }
  return JSON.stringify(value);
}

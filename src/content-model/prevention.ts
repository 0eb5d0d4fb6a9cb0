import { berlinDate } from '#lib/berlin-time.ts';

/** A course that the Zentrale Prüfstelle Prävention has certified, which it does for three years. */
interface CertifiedCourse {
  readonly name: string;
  readonly number: string;
  readonly validUntil: Date;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether a course may be called one 'nach § 20 SGB V' at that moment (row RZ-01). */
export const isCertified = ({ validUntil }: Pick<CertifiedCourse, 'validUntil'>, now: Date) =>
  dayOf(validUntil) >= berlinDate(now);

const LAW = String.raw`§\s?20(?:\s(?:Abs\.|Absatz|S\.|Satz|Nr\.|Nummer)\s\d+)*\sSGB\sV(?![\p{L}\d])`;
const CALLED = String.raw`(?<!\p{L})nach\s${LAW}`;

// In this order: emphasis and links, the begin of a sentence, brackets, and anywhere else.
const STEPS: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [new RegExp(`<(\\w+)[^>]*>(${CALLED})</\\1>`, 'giu'), (_, _tag, words = '') => words],
  [
    new RegExp(`(nach\\s)<(\\w+)[^>]*>(${LAW})</\\2>`, 'giu'),
    (_, nach = '', _tag, law = '') => nach + law,
  ],
  [
    new RegExp(`${CALLED.replace('nach', 'Nach')}[,:]?\\s*(\\p{L})`, 'gu'),
    (_, first = '') => first.toUpperCase(),
  ],
  [new RegExp(`\\s\\(${CALLED}\\)`, 'giu'), () => ''],
  [new RegExp(`(?<=\\()${CALLED},\\s`, 'giu'), () => ''],
  [new RegExp(`\\s?${CALLED}`, 'giu'), () => ''],
];

/**
 * The same content without the words 'nach § 20 SGB V', which nobody may use for a course whose certificate is missing or
 * over (§ 5 UWG, § 20 SGB V).
 */
export const withoutCertificate = <Content>(content: Content): Content =>
  shortened(content) as Content;

function shortened(content: unknown): unknown {
  if (typeof content === 'string') {
    return STEPS.reduce((text, [pattern, rest]) => text.replaceAll(pattern, rest), content);
  }
  if (Array.isArray(content)) {
    const entries = content.map(shortened);
    return entries.every((entry, at) => entry === content[at]) ? content : entries;
  }
  if (typeof content !== 'object' || content === null) return content;
  if (Object.getPrototypeOf(content) !== Object.prototype) return content;
  const before: [name: string, value: unknown][] = Object.entries(content);
  const after = before.map(([name, value]) => [name, shortened(value)] as const);
  // Pictures of Astro are more than their fields show, so what says nothing of it stays the same object.
  const isSame = after.every(([, value], at) => value === before[at]?.[1]);
  return isSame ? content : Object.fromEntries(after);
}

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

const AT_BEGIN = /^Nach\s§\s20\sSGB\sV,?\s*(\p{L})/gu;
const WITHIN = /\snach\s§\s20\sSGB\sV(?![\p{L}\d])/gu;

/**
 * The same content without the words 'nach § 20 SGB V', which nobody may use for a course whose certificate is missing or
 * over (§ 5 UWG, § 20 SGB V).
 */
export const withoutCertificate = <Content>(content: Content): Content =>
  shortened(content) as Content;

function shortened(content: unknown): unknown {
  if (typeof content === 'string') {
    return content
      .replaceAll(AT_BEGIN, (_, first: string) => first.toUpperCase())
      .replaceAll(WITHIN, '');
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

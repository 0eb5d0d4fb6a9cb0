import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { withoutForbiddenSigns } from '#lib/spelling.ts';
import type { contentIcons } from '#lib/icon-names.ts';
import { keysOf } from '#lib/records.ts';

/** What somebody who writes learns of a field: its title alone, or more. */
export type About =
  | string
  | {
      readonly title: string;
      /** What to pay attention to, as it goes on behind the title. */
      readonly description?: string;
      readonly examples?: string[];
    };

const about = (words: About) => (typeof words === 'string' ? { title: words } : words);

/** A line or paragraph, trimmed, with a maximum length that keeps the layout intact. */
export const text = (max: number, words: About) =>
  z.string().overwrite(withoutForbiddenSigns).trim().min(1).max(max).meta(about(words));

/** A text of a fixed form. */
export const matching = (form: RegExp, words: About) => z.string().regex(form).meta(about(words));

/** Fields that belong together; no others may stand there. */
export const group = <Shape extends z.ZodRawShape>(words: About, fields: Shape) =>
  z.strictObject(fields).meta(about(words));

/** At least and at most so many entries. */
export const list = <Entry extends z.ZodType>(
  words: About,
  [least, most]: readonly [number, number],
  entry: Entry,
) => z.array(entry).min(least).max(most).meta(about(words));

/** One of several words, each with what it is called where somebody chooses. */
export const choice = <Word extends string>(
  words: About,
  choices: Readonly<Record<Word, string>>,
) => z.enum(keysOf(choices)).meta({ ...about(words), enumDescriptions: Object.values(choices) });

/** A place in a list whose files are sorted by it. */
export const place = (where: string) =>
  z
    .int()
    .min(1)
    .meta({ title: `Reihenfolge ${where}, 1 zuerst` });

/** Whether a text is a whole address on the web: a scheme, the name of a host, and no blanks. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/iu.test(text) &&
  URL.canParse(text) &&
  z.regexes.domain.test(new URL(text).hostname);

/** Addresses that a page had before, each as the last part of it. */
export const formerAddresses = list(
  {
    title: 'Frühere Adressen',
    description: 'jeweils nur der letzte Teil. Wer eine davon aufruft, landet auf dieser Seite',
  },
  [0, 50],
  matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    title: 'Eine frühere Adresse',
    examples: ['gut-schlafen'],
  }),
).optional();

/** Address of a page outside this website. */
export const externalUrl = (words: About) =>
  z
    .stringFormat('url', (text) => text.startsWith('https:') && isWebAddress(text))
    .meta({ ...about(words), format: 'uri' });

/** A calendar day such as 2026-11-30. Its value is midnight UTC. */
export const day = (words: About) =>
  z.iso
    .date()
    .transform((written) => new Date(`${written}T00:00:00Z`))
    .meta({ ...about(words), type: 'string', format: 'date' });

/** Address on this website: `/…`, optionally with an anchor, without a trailing slash. */
export const internalPath = (words: About) =>
  matching(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/, words);

const iconTitles: Readonly<Record<(typeof contentIcons)[number], string>> = {
  'alarm-clock': 'Wecker',
  bed: 'Bett',
  'book-open': 'Buch',
  brain: 'Gehirn',
  calendar: 'Kalender',
  chart: 'Kurve',
  chat: 'Gespräch',
  clock: 'Uhr',
  'graduation-cap': 'Doktorhut',
  heart: 'Herz',
  leaf: 'Blatt',
  lightbulb: 'Glühbirne',
  message: 'Nachricht',
  moon: 'Mond',
  notebook: 'Tagebuch',
  phone: 'Telefon',
  repeat: 'Wiederholung',
  shield: 'Schild',
  sparkles: 'Funkeln',
  sun: 'Sonne',
  sunrise: 'Sonnenaufgang',
  target: 'Ziel',
  users: 'Gruppe',
  video: 'Kamera',
};

/** The icons an editor can choose from. */
export const iconName = choice({ title: 'Symbol', examples: ['moon', 'sun', 'chat'] }, iconTitles);

/**
 * A picture with its alternative text and the point that stays visible when it is cropped.
 *
 * @param leastWidth In pixels: as wide as it is shown on a sharp screen. The content check asks for it.
 * @param leastHeight The same, for a picture that is shown in full or cropped only a little.
 */
export const picture = (
  image: SchemaContext['image'],
  words: About,
  [leastWidth, leastHeight = 0]: readonly [number, number?] = [1200],
) =>
  group(words, {
    file: image().meta({
      title: 'Bilddatei, vom Ort dieser Datei aus gesehen',
      examples: ['../pictures/hero-matratze.jpg'],
      leastWidth,
      leastHeight,
    }),
    alt: z.string().max(200).meta({
      title: 'Was auf dem Bild zu sehen ist',
      description: 'für Menschen, die es nicht sehen. Nur bei reinem Schmuck bleibt es leer',
    }),
    focus: matching(/^(?:\d?0|100)% (?:\d?0|100)%$/, {
      title: 'Der wichtigste Punkt des Bildes, waagerecht und senkrecht, in Zehnerschritten',
      examples: ['60% 40%'],
    }).default('50% 50%'),
  });

/** What content has to keep to beside the form of its fields, and what somebody who is told has to know. */
interface Rules {
  /** A statement about research names its sources. */
  missingSource: Record<string, never>;
  reviewsWithoutScript: Record<string, never>;
  necessaryService: Record<string, never>;
  /** Who takes part in arbitration names the body. */
  arbitrationBody: Record<string, never>;
  /** A link that the law asks for. */
  requiredLink: { label: string; href: string; law: string };
  /** A real review has its address, a sample has none. */
  reviewAddress: Record<string, never>;
}

export type BrokenRule = {
  [Rule in keyof Rules]: { code: Rule; params: Rules[Rule] };
}[keyof Rules];

/** For Zod: which rule is broken. The content check says it in words. */
export const broken = <Rule extends keyof Rules>(code: Rule, params: Rules[Rule]) => ({
  params: { code, params },
});

/** Citations in a text: `[@a1]`, or several at once, `[@a1; @b2]`. The first group holds the keys. */
export const citationPattern = /\[(@[^[\]\s;]+(?:;\s*@[^[\]\s;]+)*)\]/gu;

/** The keys in the first group of a citation, in their order: `@a1; @b2` gives `a1` and `b2`. */
export const citedKeys = (group: string): string[] =>
  group.split(';').map((key) => key.trim().slice(1));

/** Whether a text names a source. */
export const isCited = (text: string): boolean => text.search(citationPattern) >= 0;

/** A statement about research: it has to name its sources (§ 5 UWG, § 3 HWG). */
export const citedText = (max: number, words: About) =>
  text(max, words).refine(isCited, broken('missingSource', {}));

/**
 * Files of content with their schema.
 *
 * @param files In the content folder; with a star for any number of them.
 * @param title What editors call it.
 * @param page Where its words are best looked at, with a star for the name of the file.
 */
export const collection = <Schema extends (context: SchemaContext) => z.ZodType>(
  files: string,
  schema: Schema,
  title: string,
  page = '/',
) => ({ files, schema, title, page });

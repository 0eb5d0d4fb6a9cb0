import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { contentIcons } from '#lib/icon-names.ts';

/** A line or paragraph, trimmed, with a maximum length that keeps the layout intact. */
export const text = (max: number, description: string) =>
  z.string().trim().min(1).max(max).describe(description);

/** A text of a fixed form. */
export const matching = (form: RegExp, description: string) =>
  z.string().regex(form).describe(description);

/** Fields that belong together; no others may stand there. */
export const group = <Shape extends z.ZodRawShape>(description: string, fields: Shape) =>
  z.strictObject(fields).describe(description);

/** At least and at most so many entries. */
export const list = <Entry extends z.ZodType>(
  description: string,
  [least, most]: readonly [number, number],
  entry: Entry,
) => z.array(entry).min(least).max(most).describe(description);

/** Address of a page outside this website. */
export const externalUrl = (description: string) =>
  z.url({ protocol: /^https$/ }).describe(description);

/** A calendar day such as 2026-11-30. Its value is midnight UTC. */
export const day = (description: string) =>
  z
    // Some YAML parsers return a date, others the text.
    .preprocess(
      (value) =>
        value instanceof Date && !Number.isNaN(value.getTime())
          ? value.toISOString().slice(0, 10)
          : value,
      z.iso.date(),
    )
    .transform((written) => new Date(`${written}T00:00:00Z`))
    .meta({ description, type: 'string', format: 'date' });

/** Address on this website: `/…`, optionally with an anchor, without a trailing slash. */
export const internalPath = (description: string) =>
  matching(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/, description);

/** The icons an editor can choose from. */
export const iconName = z
  .enum(contentIcons)
  .describe('Name eines Symbols, zum Beispiel moon, sun oder chat');

/**
 * A picture with its alternative text and the point that stays visible when it is cropped.
 *
 * @param leastWidth In pixels: as wide as it is shown on a sharp screen. The content check asks for it.
 * @param leastHeight The same, for a picture that is shown in full or cropped only a little.
 */
export const picture = (
  image: SchemaContext['image'],
  description: string,
  [leastWidth, leastHeight = 0]: readonly [number, number?] = [1200],
) =>
  group(description, {
    file: image().meta({
      description:
        'Bilddatei, vom Ort dieser Datei aus gesehen, zum Beispiel ../pictures/hero-matratze.jpg',
      leastWidth,
      leastHeight,
    }),
    alt: z
      .string()
      .max(200)
      .describe(
        'Was auf dem Bild zu sehen ist, für Menschen, die es nicht sehen. Nur bei reinem Schmuck bleibt es leer',
      ),
    focus: matching(
      /^(?:\d?0|100)% (?:\d?0|100)%$/,
      'Der wichtigste Punkt des Bildes, waagerecht und senkrecht, in Zehnerschritten, zum Beispiel 60% 40%',
    ).default('50% 50%'),
  });

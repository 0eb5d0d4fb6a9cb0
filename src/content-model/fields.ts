import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';

/** A line or paragraph, trimmed, with a maximum length that keeps the layout intact. */
export const text = (max: number, description: string) =>
  z.string().trim().min(1).max(max).describe(description);

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
    .describe(description);

/** Address on this website: `/…`, optionally with an anchor, without a trailing slash. */
export const internalPath = (description: string) =>
  z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/)
    .describe(description);

/** The icons an editor can choose from. */
export const iconName = z
  .enum([
    'alarm-clock',
    'bed',
    'book-open',
    'brain',
    'calendar',
    'chart',
    'chat',
    'clock',
    'graduation-cap',
    'heart',
    'leaf',
    'lightbulb',
    'message',
    'moon',
    'notebook',
    'phone',
    'repeat',
    'shield',
    'sparkles',
    'sun',
    'sunrise',
    'target',
    'users',
    'video',
  ])
  .describe(
    'Name eines Symbols, zum Beispiel moon, sun oder chat. Die Liste steht in content/README.md.',
  );

export type IconName = z.infer<typeof iconName>;

/** A picture with its alternative text and the point that stays visible when it is cropped. */
export const picture = (image: SchemaContext['image'], description: string) =>
  z
    .strictObject({
      file: image().describe(
        'Bilddatei, vom Ort dieser Datei aus gesehen, zum Beispiel ../pictures/hero-matratze.jpg',
      ),
      alt: z
        .string()
        .max(200)
        .describe(
          'Was auf dem Bild zu sehen ist, für Menschen, die es nicht sehen. Nur bei reinem Schmuck leer: ""',
        ),
      focus: z
        .string()
        .regex(/^(?:\d?0|100)% (?:\d?0|100)%$/)
        .default('50% 50%')
        .describe(
          'Der wichtigste Punkt des Bildes, waagerecht und senkrecht, in Zehnerschritten, zum Beispiel 60% 40%',
        ),
    })
    .describe(description);

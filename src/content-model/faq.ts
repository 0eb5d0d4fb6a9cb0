import { z } from 'zod';
import { iconName, text } from './fields.ts';

/** A frequently asked question with its answer. */
export const faqSchema = () =>
  z
    .strictObject({
      order: z.int().min(1).describe('Reihenfolge auf der Seite, 1 zuerst'),
      question: text(110, 'Die Frage, wie ein Mensch sie stellt'),
      answer: z
        .array(text(600, 'Ein Absatz der Antwort. {preis} und {support-email} werden eingesetzt'))
        .min(1)
        .max(5)
        .describe('Absätze der Antwort'),
      weeklyPlan: z
        .array(
          z.strictObject({
            icon: iconName,
            title: text(32, 'Name der Karte, zum Beispiel Montag'),
            subtitle: text(48, 'Worum es geht'),
            details: z.array(text(90, 'Eine Einzelheit')).min(1).max(5).describe('Einzelheiten'),
          }),
        )
        .min(3)
        .max(7)
        .optional()
        .describe('Karten des Wochenplans; nur bei der Frage, die ihn zeigt'),
    })
    .describe('Eine häufige Frage');

import { z } from 'zod';
import { group, iconName, list, text } from './fields.ts';

/** A frequently asked question with its answer. */
export const faqSchema = () =>
  group('Eine häufige Frage', {
    order: z.int().min(1).describe('Reihenfolge auf der Seite, 1 zuerst'),
    question: text(110, 'Die Frage, wie ein Mensch sie stellt'),
    answer: list(
      'Absätze der Antwort',
      [1, 5],
      text(600, 'Ein Absatz der Antwort. {preis} und {support-email} werden eingesetzt'),
    ),
    weeklyPlan: list(
      'Karten des Wochenplans; nur bei der Frage, die ihn zeigt',
      [3, 7],
      z.strictObject({
        icon: iconName,
        title: text(32, 'Name der Karte, zum Beispiel Montag'),
        subtitle: text(48, 'Worum es geht'),
        details: list('Einzelheiten', [1, 5], text(90, 'Eine Einzelheit')),
      }),
    ).optional(),
  });

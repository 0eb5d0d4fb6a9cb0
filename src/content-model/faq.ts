import { z } from 'zod';
import { group, iconName, internalPath, list, place, text } from './fields.ts';
import { placeholderNote } from './placeholders.ts';

/** A frequently asked question with its answer. */
export const faqSchema = () =>
  group('Eine häufige Frage', {
    order: place('auf der Seite'),
    question: text(110, 'Die Frage, wie ein Mensch sie stellt'),
    answer: list(
      'Absätze der Antwort',
      [1, 5],
      text(600, {
        title: 'Ein Absatz der Antwort',
        description: placeholderNote,
      }),
    ),
    link: group('Link zu einer Seite, die mehr dazu sagt', {
      label: text(60, 'Beschriftung des Links'),
      href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/preise'] }),
    }).optional(),
    weeklyPlan: list(
      { title: 'Karten des Wochenplans', description: 'nur bei der Frage, die ihn zeigt' },
      [3, 7],
      z.strictObject({
        icon: iconName,
        days: list(
          { title: 'An welchen Tagen', description: '1 für Montag bis 7 für Sonntag' },
          [1, 7],
          z.int().min(1).max(7),
        ),
        title: text(32, { title: 'Name der Karte', examples: ['Montag'] }),
        subtitle: text(48, 'Worum es geht'),
        details: list('Einzelheiten', [1, 5], text(90, 'Eine Einzelheit')),
      }),
    ).optional(),
  });

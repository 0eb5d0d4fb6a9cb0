import { z } from 'zod';
import { citedText, choice, group, list, text } from './fields.ts';
import { placeholderNote } from './placeholders.ts';

const aboveSigns = {
  headline: text(48, 'Überschrift der Liste'),
  lead: text(200, 'Satz vor der Liste'),
};

/** The questions of 'Passt das zu mir?' that can lead to a doctor first. */
export const askingQuestions = {
  feeling: 'Wie geht es dir?',
  duration: 'Wie lange geht das schon?',
  breathing: 'Setzt dein Atem aus?',
  daytime: 'Schläfst du tagsüber ein?',
  health: 'Trifft etwas davon zu?',
} as const;

const criterion = z.strictObject({
  name: text(90, {
    title: 'Der Punkt, wie er in einer Aufzählung steht',
    examples: ['Epilepsie'],
  }),
  sentence: text(160, {
    title: 'Derselbe Punkt in einem Satz mit Du',
    examples: ['Du hast Epilepsie.'],
  }),
  askedIn: choice('Welche Frage von „Passt das zu mir?“ danach fragt', askingQuestions),
  againstShortNights: z
    .boolean()
    .default(false)
    .meta({ title: 'Auch ein Grund gegen Techniken, die die Zeit im Bett verkürzen' }),
});

/** For whom the coaching is right and who sees a doctor first: the only place that says so (terms, § 3). */
export const suitabilitySchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    headline: text(70, 'Überschrift des Abschnitts'),
    lead: text(320, 'Ein bis drei Sätze unter der Überschrift'),
    fits: group('Woran man merkt, dass das Coaching passt', {
      ...aboveSigns,
      items: list('Die einzelnen Punkte', [2, 8], text(160, 'Ein Punkt in einem Satz')),
    }),
    doctorFirst: group('Wann man zuerst ärztlichen Rat braucht', aboveSigns),
    criteria: list(
      {
        title: 'Was zuerst in eine Praxis gehört',
        description: 'steht auch in § 3 der AGB, in Antworten, Artikeln und „Passt das zu mir?“',
      },
      [3, 20],
      criterion,
    ),
    checkLink: text(60, {
      title: 'Beschriftung des Knopfes zu den Fragen',
      description: '/passt-das',
    }),
    method: group('Hinweis auf Techniken, die anfangs müde machen', {
      headline: text(70, 'Überschrift'),
      finding: citedText(400, 'Was eine Studie dazu gefunden hat, mit Quelle'),
      advice: text(400, {
        title: 'Wer vorsichtig sein muss und was zu tun ist',
        description: placeholderNote,
      }),
    }),
    limits: text(120, 'Satz über den Nummern für Notfälle'),
  });

import { z } from 'zod';
import { citedText, isCited, choice, day, group, list, text, broken } from './fields.ts';

/** How sure research is of an answer, from the most to the least. */
const certainties = {
  high: 'gut gesichert',
  moderate: 'wahrscheinlich',
  low: 'unsicher',
  none: 'nicht untersucht',
};

const headline = text(70, 'Überschrift des Abschnitts');

const bar = z.strictObject({
  label: text(40, { title: 'Was gemessen wurde', examples: ['nach 3 Monaten'] }),
  value: z
    .number()
    .min(0)
    .max(9)
    .optional()
    .meta({
      title: 'Effektstärke mit Punkt',
      examples: [0.64],
      description: 'ohne Zahl steht da „nicht gesichert“',
    }),
});

/** What research says of the methods, and what it does not say of this service. */
export const evidenceSchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    title: text(60, 'Überschrift der Seite'),
    lead: text(400, 'Zwei bis drei Sätze unter der Überschrift'),
    description: text(160, 'Beschreibung für Suchmaschinen'),
    reviewedBy: text(60, 'Wer die Seite fachlich geprüft hat'),
    reviewedOn: day('Tag der fachlichen Prüfung'),
    guidelines: group(
      { title: 'Was die Leitlinien empfehlen', description: 'die deutsche zuerst' },
      {
        headline,
        lead: text(240, 'Was eine Leitlinie ist'),
        statement: citedText(240, 'Die wichtigste Empfehlung, groß gezeigt, mit Quelle'),
        origin: text(90, 'Welche Leitlinie das sagt'),
        others: list(
          'Weitere Leitlinien',
          [1, 4],
          z.strictObject({
            origin: text(60, { title: 'Land und Jahr', examples: ['Europa, 2023'] }),
            statement: citedText(240, 'Was sie empfiehlt, mit Quelle'),
          }),
        ),
        limits: list(
          'Was dabei zu beachten ist',
          [1, 4],
          text(240, {
            title: 'Ein bis zwei Sätze',
            description: 'mit Quelle, wenn es um Forschung geht',
          }),
        ),
      },
    ),
    numbers: group('Die Wirkung in Zahlen', {
      headline,
      lead: citedText(320, 'Woher die Zahlen sind, mit Quelle'),
      figures: list(
        'Die Zahlen',
        [2, 4],
        z.strictObject({
          about: text(12, {
            title: 'Wie genau die Zahl ist',
            description: 'bei genauen Zahlen weglassen',
            examples: ['rund'],
          }).optional(),
          value: text(8, { title: 'Die Zahl', examples: ['19'] }),
          unit: text(24, { title: 'Die Einheit', examples: ['Minuten'] }),
          label: text(80, 'Was sich geändert hat'),
        }),
      ),
      conclusion: citedText(400, 'Was das zusammen heißt, mit Quelle'),
      charts: list(
        'Balken darunter',
        [1, 3],
        z.strictObject({
          title: text(60, 'Überschrift der Balken'),
          text: citedText(320, 'Was sie zeigen, mit Quelle'),
          bars: list('Die Balken', [2, 8], bar),
        }),
      ),
      barNote: text(240, 'Wie die Balken zu lesen sind'),
    }),
    answers: group('Fragen an die Forschung, jede mit einer Stufe der Sicherheit', {
      headline,
      lead: text(320, 'Was die Stufen bedeuten und wer sie vergeben hat'),
      items: list(
        'Die Fragen',
        [3, 8],
        z
          .strictObject({
            question: text(90, 'Die Frage'),
            answer: text(400, 'Die Antwort in ein bis drei Sätzen, mit Quelle'),
            certainty: choice('Stufe der Sicherheit', certainties),
          })
          .refine(({ answer, certainty }) => certainty === 'none' || isCited(answer), {
            path: ['answer'],
            ...broken('missingSource', {}),
          }),
      ),
    }),
    harms: group('Grenzen und Belastungen', {
      headline,
      items: list(
        'Die einzelnen Wirkungen',
        [1, 5],
        z.strictObject({
          title: text(60, 'Worum es geht'),
          text: citedText(320, 'Was Studien dazu fanden, mit Quelle'),
        }),
      ),
      advice: text(320, 'Was daraus folgt'),
      link: text(60, 'Beschriftung des Links zur Eignung'),
    }),
    notAboutUs: group('Was die Forschung über dieses Angebot nicht sagt', {
      headline,
      items: list(
        'Die einzelnen Punkte',
        [2, 6],
        z.strictObject({
          title: text(90, 'Der Punkt in einem kurzen Satz'),
          text: text(320, 'Erklärung in ein bis drei Sätzen'),
        }),
      ),
    }),
    closing: group('Letzter Abschnitt mit dem Link zum Preis', {
      headline: text(70, 'Überschrift'),
      lead: text(240, 'Ein bis zwei Sätze'),
      link: text(40, 'Beschriftung des Knopfes'),
    }),
  });

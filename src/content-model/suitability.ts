import { z } from 'zod';
import { citedText } from './citations.ts';
import { group, list, text, type About } from './fields.ts';

const signs = (words: About) =>
  group(words, {
    headline: text(48, 'Überschrift der Liste'),
    lead: text(200, 'Satz vor der Liste'),
    items: list('Die einzelnen Punkte', [2, 8], text(160, 'Ein Punkt in einem Satz')),
  });

/** For whom the coaching is right and for whom it is not; must agree with § 3 of the terms. */
export const suitabilitySchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    headline: text(70, 'Überschrift des Abschnitts'),
    lead: text(320, 'Ein bis drei Sätze unter der Überschrift'),
    fits: signs('Woran man merkt, dass das Coaching passt'),
    doctorFirst: signs({
      title: 'Wann man zuerst ärztlichen Rat braucht',
      description: 'alles aus § 3 der AGB muss hier stehen',
    }),
    checkLink: text(60, {
      title: 'Beschriftung des Knopfes zu den acht Fragen',
      description: '/passt-das',
    }),
    method: group('Hinweis auf Techniken, die anfangs müde machen', {
      headline: text(70, 'Überschrift'),
      finding: citedText(400, 'Was eine Studie dazu gefunden hat, mit Quelle'),
      advice: text(400, 'Wer vorsichtig sein muss und was zu tun ist'),
    }),
    limits: text(120, 'Satz über den Nummern für Notfälle'),
  });

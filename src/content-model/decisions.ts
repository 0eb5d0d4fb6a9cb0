import { z } from 'zod';
import { choice, text } from './fields.ts';

const decision = (title: string, placeholder: string) =>
  z
    .strictObject({
      answer: text(240, { title: 'Die Antwort in ganzen Sätzen', description: 'mit Du' }),
      evidence: choice('Ob sie entschieden ist', {
        proven: 'entschieden',
        sample: 'Beispielwert',
      }),
    })
    .meta({ title, description: `erscheint an der Stelle von {${placeholder}}` });

/** What only the operator can decide; every page takes it from here, so that no two say different things. */
export const decisionsSchema = () =>
  z.strictObject({
    starterOffer: decision('Was das Startangebot kostet und was danach gilt', 'startangebot'),
    timeToPlan: decision('Wie lange man das Coaching einplanen sollte', 'dauer'),
    refund: decision('Was geschieht, wenn das Auftaktgespräch dagegen spricht', 'erstattung'),
    billing: decision('Was zahlt, wer mitten im Monat bucht', 'abrechnung'),
    weeklyReview: decision('Wie der Rückblick in jeder Woche stattfindet', 'rueckblick'),
    courses: decision('Wo man Präventionskurse bucht', 'kurse'),
    reviewer: decision('In welchem Verhältnis der fachliche Prüfer zu uns steht', 'pruefer'),
  });

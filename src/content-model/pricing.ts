import { z } from 'zod';
import { day, group, internalPath, list, text } from './fields.ts';
import { placeholderNote as filled } from './placeholders.ts';

/** The page about the price: what is in it, what is not, and other ways to get help (§§ 3, 6 PAngV). */
export const pricingSchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    title: text(48, 'Überschrift der Seite'),
    lead: text(240, 'Ein bis zwei Sätze unter der Überschrift'),
    description: text(160, 'Beschreibung für Suchmaschinen'),
    afterClick: text(160, 'Was der Knopf tut, klein darunter'),
    included: group('Was im Preis enthalten ist', {
      headline: text(48, 'Überschrift der Liste'),
      items: list(
        'Die einzelnen Leistungen',
        [3, 8],
        z.strictObject({
          title: text(48, 'Name der Leistung'),
          detail: text(140, 'Ein Satz dazu'),
        }),
      ),
    }),
    extra: group('Was nicht im Preis enthalten ist', {
      headline: text(48, 'Überschrift'),
      items: list(
        'Was man zusätzlich braucht oder bucht',
        [1, 4],
        text(240, { title: 'Ein bis zwei Sätze', description: filled }),
      ),
    }),
    details: group('Antworten auf Fragen vor der Buchung', {
      headline: text(70, 'Überschrift des Abschnitts'),
      rows: list(
        'Die einzelnen Antworten',
        [4, 12],
        z.strictObject({
          term: text(40, { title: 'Worum es geht', examples: ['Abrechnung'] }),
          text: text(400, { title: 'Die Antwort in ein bis vier Sätzen', description: filled }),
          link: group('Link zu einer Seite, die weiterhilft', {
            label: text(48, 'Beschriftung des Links'),
            href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/kuendigung'] }),
          }).optional(),
        }),
      ),
    }),
    ways: group(
      {
        title: 'Vergleich der Wege zu Hilfe',
        description: 'ohne andere schlechtzumachen (§ 6 UWG)',
      },
      {
        kicker: text(40, 'Kleine Zeile über der Überschrift'),
        headline: text(70, 'Überschrift des Abschnitts'),
        lead: text(320, 'Ein bis drei Sätze unter der Überschrift'),
        asOf: day('Wann der Vergleich geprüft wurde'),
        rows: list(
          'Die Wege',
          [3, 8],
          z.strictObject({
            name: text(48, 'Name des Weges'),
            isOurs: z.boolean().default(false).meta({ title: 'Unser eigenes Angebot' }),
            goodFor: text(320, {
              title: 'Wofür er richtig ist',
              description: `mit Quelle, zum Beispiel [@a4]. ${filled}`,
            }),
            whoPays: text(240, { title: 'Wer bezahlt', description: filled }),
            howTo: text(240, { title: 'Wie man dorthin kommt', description: filled }),
          }),
        ),
      },
    ),
    closing: group('Letzter Abschnitt mit dem Knopf', {
      headline: text(70, 'Überschrift'),
      lead: text(240, 'Ein bis zwei Sätze'),
    }),
  });

import { z } from 'zod';
import { choice, externalUrl, matching, place, text } from './fields.ts';
import { broken } from './rules.ts';

/** A customer's review of the coaching. */
export const testimonialSchema = () =>
  z
    .strictObject({
      order: place('auf der Seite'),
      rating: z.number().min(1).max(5).multipleOf(0.5).meta({ title: 'Sterne von 1 bis 5' }),
      text: text(260, {
        title: 'Wortlaut der Bewertung',
        description: 'spricht von Erfahrungen, nie von Heilung (§ 11 HWG)',
      }),
      author: text(32, 'Name, wie er auf der Bewertungsplattform steht'),
      reviewCount: text(24, {
        title: 'Wie viele Bewertungen die Person geschrieben hat',
        examples: ['3 Bewertungen'],
      }),
      country: matching(/^[A-Z]{2}$/, { title: 'Land in zwei Buchstaben', examples: ['DE'] }),
      avatarColor: choice('Farbe des Kreises mit dem Anfangsbuchstaben', {
        dusk: 'Blau',
        haze: 'Flieder',
        apricot: 'Aprikose',
        ember: 'Rotbraun',
        night: 'Nachtblau',
      }),
      reviewUrl: externalUrl({
        title: 'Adresse der Bewertung auf der Plattform',
        description: 'eine Beispielstimme hat keine',
      }).optional(),
      sample: z
        .boolean()
        .meta({ title: 'Die Stimme ist noch ein Beispiel und keine echte Bewertung' }),
    })
    .refine(({ sample, reviewUrl }) => sample === (reviewUrl === undefined), {
      path: ['reviewUrl'],
      ...broken('reviewAddress', {}),
    });

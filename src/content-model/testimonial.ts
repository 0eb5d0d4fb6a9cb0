import { z } from 'zod';
import { externalUrl, matching, text } from './fields.ts';

/** A customer's review of the coaching. */
export const testimonialSchema = () =>
  z
    .strictObject({
      order: z.int().min(1).describe('Reihenfolge auf der Seite, 1 zuerst'),
      rating: z.number().min(1).max(5).multipleOf(0.5).describe('Sterne von 1 bis 5'),
      text: text(
        260,
        'Wortlaut der Bewertung; spricht von Erfahrungen, nie von Heilung (§ 11 HWG)',
      ),
      author: text(32, 'Name, wie er auf der Bewertungsplattform steht'),
      reviewCount: text(
        24,
        'Wie viele Bewertungen die Person geschrieben hat, zum Beispiel 3 Bewertungen',
      ),
      country: matching(/^[A-Z]{2}$/, 'Land in zwei Buchstaben, zum Beispiel DE'),
      avatarColor: z
        .enum(['dusk', 'haze', 'apricot', 'ember', 'night'])
        .describe(
          'Farbe des Kreises mit dem Anfangsbuchstaben; dusk: Blau; haze: Flieder; apricot: Aprikose; ember: Rotbraun; night: Nachtblau',
        ),
      reviewUrl: externalUrl(
        'Adresse der Bewertung auf der Plattform; eine Beispielstimme hat keine',
      ).optional(),
      sample: z.boolean().describe('Die Stimme ist noch ein Beispiel und keine echte Bewertung'),
    })
    .refine(({ sample, reviewUrl }) => sample === (reviewUrl === undefined), {
      path: ['reviewUrl'],
      message:
        'Eine echte Bewertung braucht ihre Adresse, eine Beispielstimme hat keine. Ergänze oder lösche „reviewUrl“.',
    });

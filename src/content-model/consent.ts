import { z } from 'zod';
import { externalUrl, group, list, matching, text } from './fields.ts';

const marker = matching(
  /^[\w.:-]{3,40}$/,
  'Teil eines Cookie-Namens, mindestens drei Zeichen, zum Beispiel _ga',
);

const markers = list(
  'Cookies, deren Name einen dieser Teile enthält, werden beim Ablehnen gelöscht',
  [0, 20],
  marker,
);

const category = {
  label: text(40, 'Name der Kategorie neben ihrem Schalter'),
  description: text(240, 'Wofür die Kategorie da ist, ein bis zwei Sätze'),
};

/** The text of the consent banner and of the settings (rows C3 and C4; § 25 TDDDG). */
export const consentSchema = () =>
  z.strictObject({
    banner: text(
      180,
      'Text im Hinweis am unteren Rand: was geladen wird, von wem und dass man die Wahl ändern kann',
    ),
    settings: text(300, 'Ein bis drei Sätze am Anfang der Einstellungen'),
    place: text(
      200,
      'Text dort, wo die Bewertungen erscheinen, solange niemand zugestimmt hat: was der Anbieter erfährt',
    ),
    categories: group('Die drei Kategorien', {
      necessary: group('Immer an', category),
      analytics: group('Analyse und Bewertungen', { ...category, markers }),
      marketing: group('Marketing', { ...category, markers }),
    }),
  });

/** What else a script may load from its own host, as names of CSP directives. */
export const serviceNeeds = ['connect', 'frame', 'img', 'style'] as const;

/** A service that stores something on the device or is loaded from another host (RC-07). */
export const consentServiceSchema = () =>
  z
    .strictObject({
      order: z.int().min(1).describe('Reihenfolge in der Liste, 1 zuerst'),
      name: text(48, 'Name des Dienstes'),
      provider: text(120, 'Wer den Dienst anbietet und wo er sitzt'),
      category: z
        .enum(['necessary', 'analytics', 'marketing'])
        .describe(
          'Kategorie; necessary: immer an; analytics: Analyse, nur nach Zustimmung; marketing: Marketing, nur nach Zustimmung',
        ),
      purpose: text(280, 'Wofür der Dienst da ist und was er erfährt'),
      transfer: text(240, 'Ob Daten die Europäische Union verlassen und auf welcher Grundlage'),
      storage: list(
        'Was auf dem Gerät gespeichert wird; leer, wenn nichts',
        [0, 10],
        z.strictObject({
          name: text(60, 'Name des Cookies oder Eintrags'),
          duration: text(90, 'Wie lange er gespeichert bleibt, zum Beispiel 365 Tage'),
        }),
      ),
      script: group('Nur bei Diensten, die ein Skript laden', {
        url: externalUrl('Adresse des Skripts, das nach der Zustimmung geladen wird'),
        needs: list(
          'Was das Skript außerdem von seinem Server lädt; leer, wenn nichts',
          [0, serviceNeeds.length],
          z.enum(serviceNeeds),
        ),
      }).optional(),
      showsReviews: z
        .boolean()
        .default(false)
        .describe('Zeigt die Bewertungen auf der Startseite; das kann nur ein Dienst sein'),
      markers,
      sample: z.boolean().describe('Der Dienst ist noch ein Beispiel'),
    })
    .refine(({ showsReviews, script }) => !showsReviews || script !== undefined, {
      path: ['showsReviews'],
      message: 'Bewertungen kommen mit einem Skript. Ergänze „script“ oder lösche „showsReviews“.',
    })
    .refine(({ category, script, markers }) => {
      return category !== 'necessary' || (script === undefined && markers.length === 0);
    }, 'Ein notwendiger Dienst lädt kein Skript von anderswo und seine Cookies werden nicht gelöscht. Lass „script“ weg und „markers“ leer.');

export type ConsentWords = z.infer<ReturnType<typeof consentSchema>>;
export type ConsentService = z.infer<ReturnType<typeof consentServiceSchema>>;

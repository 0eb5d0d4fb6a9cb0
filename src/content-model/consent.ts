import { z } from 'zod';
import { choice, group, list, matching, place, text, broken } from './fields.ts';

const marker = matching(/^[\w.:-]{3,40}$/, {
  title: 'Teil eines Cookie-Namens, mindestens drei Zeichen',
  examples: ['_ga'],
});

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
    banner: text(180, {
      title: 'Text im Hinweis am unteren Rand',
      description: 'was geladen wird, von wem und dass man die Wahl ändern kann',
    }),
    settings: text(300, 'Ein bis drei Sätze am Anfang der Einstellungen'),
    place: text(200, {
      title: 'Text dort, wo die Bewertungen erscheinen, solange niemand zugestimmt hat',
      description: 'was der Anbieter erfährt',
    }),
    categories: group('Die drei Kategorien', {
      necessary: group('Immer an', category),
      analytics: group('Analyse und Bewertungen', { ...category, markers }),
      marketing: group('Marketing', { ...category, markers }),
    }),
  });

/** What else a script may load from its own host, as names of CSP directives. */
const serviceNeeds = ['connect', 'frame', 'img', 'style'] as const;

/** A service that stores something on the device or is loaded from another host (RC-07). */
export const consentServiceSchema = () =>
  z
    .strictObject({
      order: place('in der Liste'),
      name: text(48, 'Name des Dienstes'),
      provider: text(120, 'Wer den Dienst anbietet und wo er sitzt'),
      category: choice('Kategorie', {
        necessary: 'immer an',
        analytics: 'Analyse, nur nach Zustimmung',
        marketing: 'Marketing, nur nach Zustimmung',
      }),
      purpose: text(280, 'Wofür der Dienst da ist und was er erfährt'),
      transfer: text(240, 'Ob Daten die Europäische Union verlassen und auf welcher Grundlage'),
      storage: list(
        { title: 'Was auf dem Gerät gespeichert wird', description: 'leer, wenn nichts' },
        [0, 10],
        z.strictObject({
          name: text(60, 'Name des Cookies oder Eintrags'),
          duration: text(90, { title: 'Wie lange er gespeichert bleibt', examples: ['365 Tage'] }),
        }),
      ),
      script: group('Nur bei Diensten, die ein Skript laden', {
        needs: list(
          {
            title: 'Was das Skript außerdem von seinem Server lädt',
            description:
              'leer, wenn nichts. Die Adresse des Skripts steht in den Einstellungen des Servers',
          },
          [0, serviceNeeds.length],
          z.enum(serviceNeeds),
        ),
      }).optional(),
      showsReviews: z.boolean().default(false).meta({
        title: 'Zeigt die Bewertungen auf der Startseite',
        description: 'das kann nur ein Dienst sein',
      }),
      markers,
      sample: z.boolean().meta({ title: 'Der Dienst ist noch ein Beispiel' }),
    })
    .refine(({ showsReviews, script }) => !showsReviews || script !== undefined, {
      path: ['showsReviews'],
      ...broken('reviewsWithoutScript', {}),
    })
    .refine(
      ({ category, script, markers }) => {
        return category !== 'necessary' || (script === undefined && markers.length === 0);
      },
      broken('necessaryService', {}),
    );

export type ConsentWords = z.infer<ReturnType<typeof consentSchema>>;
export type ConsentService = z.infer<ReturnType<typeof consentServiceSchema>>;

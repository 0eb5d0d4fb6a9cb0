import { z } from 'zod';
import { externalUrl, text } from './fields.ts';

const marker = z
  .string()
  .regex(/^[\w.:-]{3,40}$/)
  .describe('Teil eines Cookie-Namens, mindestens drei Zeichen, zum Beispiel _ga');

const markers = z
  .array(marker)
  .max(20)
  .describe('Cookies, deren Name einen dieser Teile enthält, werden beim Ablehnen gelöscht');

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
    categories: z
      .strictObject({
        necessary: z.strictObject(category).describe('Immer an'),
        analytics: z.strictObject({ ...category, markers }).describe('Analyse und Bewertungen'),
        marketing: z.strictObject({ ...category, markers }).describe('Marketing'),
      })
      .describe('Die drei Kategorien'),
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
        .describe('necessary: immer an; analytics oder marketing: nur nach Zustimmung'),
      purpose: text(280, 'Wofür der Dienst da ist und was er erfährt'),
      transfer: text(240, 'Ob Daten die Europäische Union verlassen und auf welcher Grundlage'),
      storage: z
        .array(
          z.strictObject({
            name: text(60, 'Name des Cookies oder Eintrags'),
            duration: text(90, 'Wie lange er gespeichert bleibt, zum Beispiel 365 Tage'),
          }),
        )
        .max(10)
        .describe('Was auf dem Gerät gespeichert wird; leer, wenn nichts'),
      script: z
        .strictObject({
          url: externalUrl('Adresse des Skripts, das nach der Zustimmung geladen wird'),
          needs: z
            .array(z.enum(serviceNeeds))
            .max(serviceNeeds.length)
            .describe('Was das Skript außerdem von seinem Server lädt; leer, wenn nichts'),
        })
        .optional()
        .describe('Nur bei Diensten, die ein Skript laden'),
      showsReviews: z
        .boolean()
        .default(false)
        .describe('true bei dem einen Dienst, der die Bewertungen auf der Startseite zeigt'),
      markers,
      sample: z.boolean().describe('true, solange der Dienst ein Beispiel ist'),
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

import { z } from 'zod';
import { group, iconName, internalPath, list, text } from './fields.ts';

const declarationPage = {
  description: text(160, 'Ein bis zwei Sätze für Suchmaschinen'),
  explanation: list(
    'Was man auf dieser Seite tun kann und was danach geschieht',
    [1, 3],
    text(320, 'Ein Absatz'),
  ),
  notes: group('Kasten mit Hinweisen neben dem Formular', {
    heading: text(40, 'Überschrift der Hinweise'),
    items: list(
      'Die einzelnen Hinweise',
      [1, 7],
      z.strictObject({
        icon: iconName,
        text: text(240, 'Ein Hinweis in ein bis zwei Sätzen'),
      }),
    ),
  }),
  contact: text(200, 'Satz über der E-Mail-Adresse und der Telefonnummer'),
};

/** The text around the cancellation form that the operator may change (row K1). */
export const cancellationSchema = () => z.strictObject(declarationPage);

/** The text around the withdrawal form, and the model withdrawal form (Anlage 2 EGBGB). */
export const withdrawalSchema = () =>
  z.strictObject({
    ...declarationPage,
    modelForm: group(
      {
        title: 'Muster-Widerrufsformular zum Herunterladen',
        description: 'sein Wortlaut steht im Gesetz, die Anschrift bei den Angaben zum Unternehmen',
      },
      {
        heading: text(60, 'Überschrift über dem Muster-Widerrufsformular'),
        text: text(240, 'Satz über dem Link zum Muster-Widerrufsformular'),
        service: text(80, {
          title: 'Die Dienstleistung, um die es geht',
          examples: ['Online-Schlafcoaching'],
        }),
      },
    ),
  });

/** The text of the newsletter block that the operator may change (row B6). */
export const newsletterSchema = () =>
  z.strictObject({
    lead: text(200, 'Ein bis zwei Sätze unter der Überschrift'),
    topics: text(200, {
      title: 'Worum es im Newsletter geht, als Aufzählung ohne Punkt am Ende',
      description: 'Werbung muss genannt sein',
    }),
    frequency: text(60, { title: 'Wie oft er kommt', examples: ['etwa einmal im Monat'] }),
    privacyPath: internalPath({
      title: 'Stelle der Datenschutzerklärung zum Newsletter',
      examples: ['/datenschutz#abschnitt-11'],
    }),
  });

import { z } from 'zod';
import { text } from './fields.ts';

/** The words around the newsletter's field that an operator may change (row B6). */
export const newsletterSchema = () =>
  z.strictObject({
    lead: text(200, 'Ein bis zwei Sätze unter der Überschrift'),
    topics: text(
      200,
      'Worum es im Newsletter geht, als Aufzählung ohne Punkt am Ende; Werbung muss genannt sein',
    ),
    frequency: text(60, 'Wie oft er kommt, zum Beispiel: etwa einmal im Monat'),
  });

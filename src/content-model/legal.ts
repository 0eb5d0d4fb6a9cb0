import { z } from 'zod';
import { day, text } from './fields.ts';

/** A legal text: these fields, and below them the words in Markdown (rows G1 to G3). */
export const legalSchema = () =>
  z.strictObject({
    title: text(48, 'Überschrift der Seite'),
    metaDescription: text(160, 'Beschreibung für Suchmaschinen'),
    asOf: day('Stand des Textes, zum Beispiel 2025-08-27'),
  });

const processor = z.strictObject({
  task: text(60, 'Wofür der Dienst da ist'),
  provider: text(120, 'Name des Unternehmens'),
  seat: text(60, 'Sitz: Ort und Land'),
  data: text(200, 'Welche Daten er bekommt; ohne Punkt am Ende'),
  transfer: text(
    320,
    'Ob Daten die Europäische Union verlassen und auf welcher Grundlage, in ganzen Sätzen',
  ),
});

/** Who receives data (Art. 13 (1) e and f, Art. 28 GDPR; specification section 2). */
export const processorsSchema = () =>
  z.strictObject({
    hosting: processor.describe('Betrieb der Website'),
    backend: processor.describe('Speicherung und Anmeldung'),
    sms: processor.describe('Bestätigungscodes per SMS'),
    automation: processor.describe('Automatisierung von Abläufen'),
    messaging: processor.describe('Nachrichten über WhatsApp'),
    cardPayment: processor.describe('Kartenzahlung'),
    ai: processor.describe('Dienste mit künstlicher Intelligenz'),
    email: processor.describe('Versand von E-Mails'),
    teamChat: processor.describe('Interne Benachrichtigung des Teams'),
    booking: processor.describe('Buchungsseite'),
  });

import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { formerAddresses, group, list, picture, place, text } from './fields.ts';

/** A team member. The name of the file is the last part of the profile's address. */
export const teamSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    order: place('in der Übersicht'),
    name: text(40, 'Vor- und Nachname, mit Titel'),
    title: z
      .enum([
        'Leitende Schlafpsychologin',
        'Schlafpsychologin',
        'Schlafmediziner und Schlafforscher',
      ])
      .meta({ title: 'Rolle im Team' }),
    description: text(220, 'Zwei Sätze für die Karte in der Übersicht'),
    image: picture(image, 'Porträt', [1280, 1600]),
    facts: list('Das Wichtigste in Stichpunkten', [2, 6], text(120, 'Eine Tatsache')),
    certificates: z
      .array(
        z.strictObject({
          name: text(80, 'Name des Abschlusses oder Zertifikats'),
          issuer: text(80, {
            title: 'Wer es verliehen hat',
            description: 'ohne Stelle darf nirgends „zertifiziert“ stehen',
          }),
        }),
      )
      .meta({ title: 'Abschlüsse und Zertifikate' }),
    metaDescription: text(160, 'Beschreibung der Profilseite für Suchmaschinen'),
    sample: z.boolean().meta({ title: 'Die Person ist noch ein Beispiel' }),
    formerAddresses,
  });

/** The overview of the team (row T1) and its last call to action (row T2). */
export const teamPageSchema = () =>
  z.strictObject({
    title: text(40, 'Überschrift der Übersicht'),
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    lead: text(240, 'Ein bis zwei Sätze unter der Überschrift'),
    description: text(160, 'Beschreibung der Übersicht für Suchmaschinen'),
    sampleNote: text(160, {
      title: 'Hinweis, dass die gezeigten Menschen Beispiele sind',
      description: 'erscheint, solange jemand ein Beispiel ist',
    }),
    closing: group('Letzter Abschnitt mit dem Knopf zur Buchung, auf Übersicht und Profilen', {
      headline: text(60, 'Überschrift des letzten Abschnitts'),
      lead: text(200, 'Ein bis zwei Sätze unter dieser Überschrift'),
    }),
  });

/** Whether two spellings mean one person: one may have a non-breaking space after the title. */
export const isSameName = (one: string, other: string): boolean =>
  one.replaceAll('\u00A0', ' ') === other.replaceAll('\u00A0', ' ');

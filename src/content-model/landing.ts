import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import { iconName, picture, text } from './fields.ts';

const kicker = text(40, 'Kleine Zeile über der Überschrift');
const headline = text(70, 'Überschrift des Abschnitts');
const lead = text(320, 'Ein bis drei Sätze unter der Überschrift');
const claimName = z
  .enum([
    'satisfiedUsers',
    'psychologicalCauses',
    'clientsCoached',
    'exercises',
    'techniquesPerWeek',
  ])
  .describe('Name einer Zahl aus content/site/claims.yaml');

export const heroSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    headline: text(48, 'Hauptüberschrift der Startseite'),
    lead: text(180, 'Ein bis zwei Sätze unter der Hauptüberschrift'),
    picture: picture(image, 'Bild der Coachin mit der App'),
    pictureNote: text(
      60,
      'Hinweis, dass das Bild eine Illustration ist und die Werte in der App Beispiele sind',
    ),
    partner: z
      .strictObject({
        advertisementLabel: text(20, 'Kennzeichnung als Werbung (§ 6 DDG), zum Beispiel Anzeige'),
        kicker,
        headline: text(48, 'Überschrift auf dem Bild der Matratze'),
        picture: picture(image, 'Bild der Regenerationsmatratze'),
      })
      .describe('Kachel mit den Schlafprodukten der Partnermarke'),
  });

export const problemSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    kicker,
    headline,
    lead,
    picture: picture(image, 'Bild neben dem Text'),
    claims: z.array(claimName).min(1).max(4).describe('Zahlen unter dem Text'),
    pairs: z
      .array(
        z.strictObject({
          problem: text(110, 'Was Menschen mit schlechtem Schlaf erleben'),
          solution: text(150, 'Was das Coaching daran ändert'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Probleme und die Antwort darauf'),
  });

export const historySchema = ({ image }: SchemaContext) =>
  z.strictObject({
    kicker,
    headline,
    lead,
    mission: text(400, 'Wofür das Team steht'),
    picture: picture(image, 'Bild neben dem Text'),
    milestones: z
      .array(
        z.strictObject({
          year: z.int().min(1990).max(2100).describe('Jahr'),
          title: text(40, 'Was geschah, in wenigen Worten'),
          text: text(180, 'Ein Satz dazu'),
        }),
      )
      .min(2)
      .max(4)
      .describe('Stationen der Geschichte'),
    claims: z.array(claimName).max(4).describe('Zahlen unter der Geschichte'),
  });

export const processSchema = () =>
  z.strictObject({
    kicker,
    headline,
    lead,
    steps: z
      .array(
        z.strictObject({
          number: z.int().min(1).max(9).describe('Nummer des Schritts'),
          title: text(24, 'Name des Schritts'),
          subtitle: text(48, 'Was dazugehört, in wenigen Worten'),
          description: text(220, 'Zwei bis drei Sätze dazu'),
        }),
      )
      .length(3)
      .describe('Die drei Schritte'),
  });

export const benefitsSchema = () =>
  z.strictObject({
    kicker,
    headline,
    lead,
    items: z
      .array(
        z.strictObject({
          icon: iconName,
          title: text(40, 'Name des Vorteils'),
          subtitle: text(56, 'Der Vorteil in wenigen Worten'),
          description: text(200, 'Ein bis zwei Sätze dazu'),
        }),
      )
      .min(3)
      .max(9)
      .describe('Vorteile des Coachings'),
  });

export const testimonialsSectionSchema = () =>
  z.strictObject({
    kicker,
    headline,
    lead: lead.optional(),
    reviewCheck: text(
      400,
      'Ob und wie geprüft wird, dass die Bewertungen von Kundinnen und Kunden stammen (§ 5b Abs. 3 UWG)',
    ),
    sampleNote: text(
      160,
      'Hinweis, dass die gezeigten Stimmen Beispiele sind; erscheint, solange eine Stimme sample: true hat',
    ),
  });

export const faqSectionSchema = () => z.strictObject({ kicker, headline, lead: lead.optional() });

export const closingSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    headline,
    lead: text(200, 'Ein bis zwei Sätze unter der Überschrift'),
    picture: picture(image, 'Hintergrundbild, nur Schmuck: alt leer lassen'),
  });

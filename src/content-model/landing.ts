import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import {
  broken,
  choice,
  collection,
  externalUrl,
  group,
  iconName,
  internalPath,
  list,
  matching,
  picture,
  place,
  text,
} from './fields.ts';
import { placeholderNote } from './placeholders.ts';

/** A frequently asked question with its answer. */
export const faqSchema = () =>
  group('Eine häufige Frage', {
    order: place('auf der Seite'),
    question: text(110, 'Die Frage, wie ein Mensch sie stellt'),
    answer: list(
      'Absätze der Antwort',
      [1, 5],
      text(600, {
        title: 'Ein Absatz der Antwort',
        description: placeholderNote,
      }),
    ),
    link: group('Link zu einer Seite, die mehr dazu sagt', {
      label: text(60, 'Beschriftung des Links'),
      href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/preise'] }),
    }).optional(),
    weeklyPlan: list(
      { title: 'Karten des Wochenplans', description: 'nur bei der Frage, die ihn zeigt' },
      [3, 7],
      z.strictObject({
        icon: iconName,
        days: list(
          { title: 'An welchen Tagen', description: '1 für Montag bis 7 für Sonntag' },
          [1, 7],
          z.int().min(1).max(7),
        ),
        title: text(32, { title: 'Name der Karte', examples: ['Montag'] }),
        subtitle: text(48, 'Worum es geht'),
        details: list('Einzelheiten', [1, 5], text(90, 'Eine Einzelheit')),
      }),
    ).optional(),
  });

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
      sample: z.boolean().meta({ title: 'Die Stimme ist noch ein erfundenes Beispiel' }),
    })
    .refine(({ sample, reviewUrl }) => sample === (reviewUrl === undefined), {
      path: ['reviewUrl'],
      ...broken('reviewAddress', {}),
    });

const kicker = text(40, 'Kleine Zeile über der Überschrift');
const headline = text(70, 'Überschrift des Abschnitts');
const lead = text(320, 'Ein bis drei Sätze unter der Überschrift');
const heading = { kicker, headline, lead };
const claimName = choice('Eine Zahl aus „Zahlen und ihre Belege“', {
  satisfiedUsers: 'zufriedene Menschen',
  psychologicalCauses: 'psychische Ursachen',
  clientsCoached: 'begleitete Menschen',
  exercises: 'Übungen in der App',
  techniquesPerWeek: 'Techniken in jeder Woche',
});

const heroSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    searchLine: text(60, {
      title: 'Kleine Zeile über der Hauptüberschrift',
      description: 'mit den Worten, die Menschen suchen',
    }),
    headline: text(48, 'Hauptüberschrift der Startseite'),
    lead: text(140, {
      title: 'Ein Satz unter der Hauptüberschrift',
      description: 'was das ist und für wen',
    }),
    afterClick: text(140, {
      title: 'Klein unter dem Knopf: was vor dem Klick zählt, in ein bis drei Sätzen',
      description: placeholderNote,
    }),
    answers: list(
      'Antworten auf das, was alle zuerst wissen möchten',
      [4, 8],
      z.strictObject({
        question: text(48, { title: 'Die Frage', examples: ['Was kostet es?'] }),
        answer: text(200, {
          title: 'Die Antwort in ein bis zwei Sätzen',
          description: placeholderNote,
        }),
      }),
    ),
    sky: group(
      {
        title: 'Der Himmel hinter der Szene, nur Schmuck',
        description: 'was zu sehen ist, bleibt leer',
      },
      {
        wide: picture(image, 'Der Himmel für breite Bildschirme, im Querformat', [2000, 1111]),
        tall: picture(image, 'Derselbe Himmel für Telefone, im Hochformat', [1200, 2000]),
      },
    ),
    hills: group(
      {
        title: 'Die vordersten Hügel, vor der Psychologin, nur Schmuck',
        description:
          'PNG mit durchsichtigem Grund, so breit wie der Himmel; die Beschreibung bleibt leer',
      },
      {
        wide: picture(image, 'Die Hügel für breite Bildschirme', [2000, 260]),
        tall: picture(image, 'Die Hügel für Telefone', [1200, 300]),
      },
    ),
    coach: picture(image, {
      title: 'Psychologin mit der App, freigestellt',
      description: 'PNG mit durchsichtigem Grund',
    }),
    pictureNote: text(
      60,
      'Hinweis, dass das Bild eine Illustration ist und die Werte in der App Beispiele sind',
    ),
    partner: group('Karte mit den Schlafprodukten der Partnermarke', {
      advertisementLabel: text(20, {
        title: 'Kennzeichnung als Werbung',
        description: '§ 6 DDG',
        examples: ['Anzeige'],
      }),
      kicker,
      headline: text(48, 'Überschrift neben dem Bild der Matratze'),
      picture: picture(image, 'Bild der Regenerationsmatratze', [1600, 1000]),
    }),
  });

const problemSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    ...heading,
    picture: group('Das Bild einer wachen Nacht, über die ganze Breite', {
      wide: picture(
        image,
        {
          title: 'Das Bild für breite Bildschirme, im Querformat',
          description: 'links dunkel, weil dort die Worte stehen',
        },
        [2000, 833],
      ),
      tall: picture(image, 'Dasselbe Bild für Telefone, im Hochformat', [1200, 1488]),
    }),
    claims: list('Zahlen unter dem Text', [1, 4], claimName),
    pairs: list(
      'Probleme und die Antwort darauf',
      [2, 4],
      z.strictObject({
        problem: text(110, 'Was Menschen mit schlechtem Schlaf erleben'),
        solution: text(150, 'Was das Coaching daran ändert'),
      }),
    ),
  });

const historySchema = () =>
  z.strictObject({
    ...heading,
    statement: text(90, 'Ein Satz des Teams, sehr groß gesetzt'),
    mission: text(400, 'Wofür das Team steht'),
    milestones: list(
      'Stationen der Geschichte',
      [2, 4],
      z.strictObject({
        year: z.int().min(1990).max(2100).meta({ title: 'Jahr' }),
        title: text(40, 'Was geschah, in wenigen Worten'),
        text: text(180, 'Ein Satz dazu'),
      }),
    ),
    claims: list('Zahlen unter der Geschichte', [0, 4], claimName),
  });

const processSchema = () =>
  z.strictObject({
    ...heading,
    steps: z
      .array(
        z.strictObject({
          number: z.int().min(1).max(9).meta({ title: 'Nummer des Schritts' }),
          title: text(24, 'Name des Schritts'),
          subtitle: text(48, 'Was dazugehört, in wenigen Worten'),
          description: text(220, 'Zwei bis drei Sätze dazu'),
        }),
      )
      .length(3)
      .meta({ title: 'Die drei Schritte' }),
  });

const benefitsSchema = () =>
  z.strictObject({
    ...heading,
    items: list(
      'Vorteile des Coachings',
      [3, 9],
      z.strictObject({
        icon: iconName,
        title: text(40, 'Name des Vorteils'),
        subtitle: text(56, 'Der Vorteil in wenigen Worten'),
        description: text(200, 'Ein bis zwei Sätze dazu'),
      }),
    ),
  });

const testimonialsSectionSchema = () =>
  z.strictObject({
    ...heading,
    lead: lead.optional(),
    reviewCheck: text(400, {
      title: 'Ob und wie geprüft wird, dass die Bewertungen von Kundinnen und Kunden stammen',
      description: '§ 5b Abs. 3 UWG',
    }),
    sampleNote: text(160, {
      title: 'Hinweis, dass die gezeigten Stimmen Beispiele sind',
      description: 'erscheint, solange eine Stimme ein Beispiel ist',
    }),
  });

const articlesSchema = () =>
  z.strictObject({ headline: text(48, 'Überschrift über den neuesten Artikeln') });

const faqSectionSchema = () => z.strictObject({ ...heading, lead: lead.optional() });

const closingSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    headline,
    lead: text(200, 'Ein bis zwei Sätze unter der Überschrift'),
    picture: picture(
      image,
      { title: 'Hintergrundbild, nur Schmuck', description: 'was zu sehen ist, bleibt leer' },
      [2400, 1200],
    ),
  });

/** The sections of the landing page. A new one needs its YAML file and its entry here. */
export const landingSections = {
  hero: collection('landing/hero.yaml', heroSchema, 'Erster Bildschirm'),
  problem: collection(
    'landing/problem.yaml',
    problemSchema,
    'Was schlechter Schlaf macht',
    '/#problem',
  ),
  history: collection('landing/history.yaml', historySchema, 'Wofür wir stehen', '/#mission'),
  process: collection('landing/process.yaml', processSchema, 'Wie es abläuft', '/#ablauf'),
  benefits: collection('landing/benefits.yaml', benefitsSchema, 'Was enthalten ist', '/#vorteile'),
  testimonialsSection: collection(
    'landing/testimonials.yaml',
    testimonialsSectionSchema,
    'Stimmen: Überschrift und Hinweise',
    '/#testimonials',
  ),
  faqSection: collection(
    'landing/faq.yaml',
    faqSectionSchema,
    'Häufige Fragen: Überschrift',
    '/#faq',
  ),
  articles: collection(
    'landing/articles.yaml',
    articlesSchema,
    'Neue Artikel: Überschrift',
    '/#artikel-heading',
  ),
  closing: collection('landing/closing.yaml', closingSchema, 'Letzter Abschnitt', '/#cta'),
};

import type { SchemaContext } from 'astro/content/config';
import { z } from 'zod';
import {
  day,
  externalUrl,
  formerAddresses,
  group,
  internalPath,
  list,
  matching,
  picture,
  text,
} from './fields.ts';

export const articleCategories = [
  'Schlafstörungen',
  'Beratung',
  'Entspannung',
  'Gesundheit',
  'Therapie',
  'Medizin',
  'Online-Therapie',
  'Psychologie',
  'Familie',
] as const;

/** One article. The name of the file is its slug. */
export const articleSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: text(90, 'Überschrift des Artikels'),
    excerpt: text(300, 'Zwei Sätze, die sagen, was der Artikel beantwortet'),
    author: text(60, 'Wer den Artikel geschrieben hat'),
    readTime: matching(/^\d{1,2} Min$/, {
      title: 'Lesezeit',
      description: 'wird mit der Länge des Textes verglichen',
      examples: ['8 Min'],
    }),
    date: day('Tag der Veröffentlichung'),
    updatedAt: day({
      title: 'Tag der letzten Überarbeitung',
      description: 'steht neben dem Datum',
    }).optional(),
    image: picture(image, 'Bild des Artikels', [1600, 1067]),
    category: z.enum(articleCategories).meta({ title: 'Kategorie' }),
    featured: z
      .boolean()
      .default(false)
      .meta({ title: 'Empfohlener Artikel, groß am Anfang des Blogs' }),
    metaDescription: text(160, 'Beschreibung für Suchmaschinen'),
    tags: list('Schlagwörter', [1, 8], text(32, 'Ein Schlagwort')),
    summary: list('Das Wichtigste in Kürze', [3, 5], text(240, 'Eine Kernaussage')),
    reviewedBy: text(60, 'Wer den Artikel fachlich geprüft hat'),
    reviewedOn: day('Tag der fachlichen Prüfung'),
    guest: text(200, {
      title: 'Bei Gastartikeln',
      description: 'wer schreibt und welches Interesse dahintersteht',
    }).optional(),
    formerAddresses,
  });

/** A publication that pages cite with `[@key]`. The key is the name of the file. */
export const sourceSchema = () =>
  z.strictObject({
    authors: text(200, {
      title: 'Autorinnen und Autoren',
      examples: ['Riemann D, Baglioni C, Bassetti C, et al.'],
    }),
    year: z.int().min(1900).max(2100).meta({ title: 'Erscheinungsjahr' }),
    title: text(300, 'Titel der Veröffentlichung'),
    publication: text(200, 'Zeitschrift oder Verlag mit Band und Seiten'),
    doi: matching(/^10\.\d{4,9}\/\S+$/, {
      title: 'DOI',
      examples: ['10.1111/jsr.12594'],
    }).optional(),
    url: externalUrl('Adresse, wenn es keinen DOI gibt').optional(),
    finding: text(900, {
      title: 'Was darin steht',
      description: 'mit jeder Zahl, die wir daraus nennen; erscheint nicht auf der Website',
    }).optional(),
  });

/** The text around the list of articles, and the ways to the offer in and below every article. */
export const blogPageSchema = () =>
  z.strictObject({
    kicker: text(40, 'Kleine Zeile über der Überschrift'),
    lead: text(240, 'Ein bis zwei Sätze unter der Überschrift'),
    description: text(120, {
      title: 'Beschreibung der Übersicht für Suchmaschinen',
      description: 'Kategorie und Seite werden davorgesetzt',
    }),
    offer: group('Kleiner Hinweis auf das Angebot in der Mitte jedes Artikels', {
      label: text(40, 'Kleine Zeile darüber, die ihn als eigenes Angebot erkennbar macht'),
      text: text(200, 'Ein bis zwei Sätze, ohne Versprechen'),
      link: group('Link am Ende', {
        label: text(60, 'Worte des Links'),
        href: internalPath({ title: 'Adresse auf dieser Website', examples: ['/#cta'] }),
      }),
    }),
    closing: text(200, 'Ein bis zwei Sätze über dem Knopf am Ende der Artikel'),
  });

/** A picture in a Markdown text: its description and its address. */
export const textPicturePattern = /!\[(?<alt>[^\]]*)\]\((?<address>[^)\s]*)[^)]*\)/gu;

/** Pixels that a picture in the text of an article needs at least, so that it is sharp on a phone. */
export const leastTextPictureWidth = 800;

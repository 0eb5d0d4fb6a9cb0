import type { Site } from '#content-model/queries.ts';
import { formatPrice } from '#lib/format-price.ts';

/** German words of the frame that no operator changes. */
export const texts = {
  trial: 'Probefassung: Hier stehen noch Beispiele. Nichts davon ist ein Angebot.',
  skipToContent: 'Zum Inhalt springen',
  newTab: '(öffnet in neuem Tab)',
  menu: 'Menü',
  mainNavigation: 'Hauptnavigation',
  home: 'Zur Startseite',
  search: 'Suche',
  nightTheme: 'Nachtansicht',
  nightThemeHint: 'Schwarz, warm und gedämpft, für wache Nächte',
  tableOfContents: 'Inhalt',
  source: (number: number) => `Quelle ${String(number)}`,
  sources: 'Quellen',
  backToText: (place: number, of: number) =>
    of === 1 ? 'Zurück zur Textstelle' : `Zurück zur Textstelle ${String(place)} von ${String(of)}`,
  /** The total price with its VAT note (§§ 3, 6 PAngV). */
  pricePerMonth: ({
    monthlyPriceEuro,
    vatNote,
  }: Pick<Site['offer'], 'monthlyPriceEuro' | 'vatNote'>) =>
    `${formatPrice(monthlyPriceEuro)} pro Monat ${vatNote}`,
  footerPages: 'Seiten',
  footerTools: 'Werkzeuge',
  footerPartner: 'Shop des Partners',
  footerPartnerLabel: 'Anzeige',
  footerLegal: 'Rechtliches',
} as const;

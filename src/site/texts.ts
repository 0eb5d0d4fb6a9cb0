const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A total price (§ 3 PAngV) such as `69 €` or `69,50 €`, with a non-breaking space. */
export const formatPrice = (amount: number): string => euro.format(amount);

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
  showSources: (count: number) =>
    count === 1 ? 'Eine Quelle ansehen' : `${String(count)} Quellen ansehen`,
  /** After the first of several authors. */
  andOthers: 'u.\u00A0a.',
  /** A letter tells the places apart when there are several. */
  backToText: (letter?: string) => ['Zurück zur Textstelle', letter].filter(Boolean).join(' '),
  /** The total price with its VAT note (§§ 3, 6 PAngV). */
  pricePerMonth: ({
    monthlyPriceEuro,
    vatNote,
  }: {
    readonly monthlyPriceEuro: number;
    readonly vatNote: string;
  }) => `${formatPrice(monthlyPriceEuro)} pro Monat ${vatNote}`,
  /** For a form that is refused before a page could say why, such as one without its origin. */
  formRefused: ({ email, phone }: { readonly email: string; readonly phone: string }) =>
    `Wir konnten dieses Formular so nicht annehmen. Es wurde nichts gespeichert. Öffne die Seite bitte noch einmal und schick es von dort ab. Klappt das nicht, schreib uns an ${email} oder ruf an: ${phone}.`,
  footerPages: 'Seiten',
  footerTools: 'Werkzeuge',
  footerPartner: 'Shop des Partners',
  footerPartnerLabel: 'Anzeige',
  footerLegal: 'Rechtliches',
} as const;

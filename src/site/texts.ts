/** German words of the frame that no operator changes. */
export const texts = {
  skipToContent: 'Zum Inhalt springen',
  newTab: '(öffnet in neuem Tab)',
  menu: 'Menü',
  mainNavigation: 'Hauptnavigation',
  home: 'Zur Startseite',
  nightTheme: 'Nachtansicht',
  nightThemeHint: 'Schwarz, warm und gedämpft, für wache Nächte',
  tableOfContents: 'Inhalt',
  footerPages: 'Seiten',
  footerPartner: 'Shop des Partners',
  footerPartnerLabel: 'Anzeige',
  footerLegal: 'Rechtliches',
} as const;

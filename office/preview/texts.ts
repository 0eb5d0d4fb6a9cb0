export const previewTexts = {
  ...{ phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
  title: 'Vorschau',
  theme: 'Darstellung',
  themes: { light: 'Hell', dark: 'Dunkel', night: 'Nachtmodus' },
  earlier: (when: string, fields: string) =>
    `Die Vorschau zeigt den Stand vom ${when}. Für deinen Entwurf berichtige zuerst: ${fields}.`,
  notYet: (fields: string) =>
    `Die Vorschau zeigt dieses Dokument, sobald das ausgefüllt ist: ${fields}.`,
  gone: 'Dieses Dokument gibt es nicht mehr.',
} as const;

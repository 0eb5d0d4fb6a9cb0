export const previewTexts = {
  title: 'Vorschau',
  device: 'Gerät',
  devices: { phone: 'Telefon', tablet: 'Tablet', computer: 'Computer' },
  theme: 'Darstellung',
  themes: { light: 'Hell', dark: 'Dunkel', night: 'Nachtansicht' },
  earlier: (when: string, fields: string) =>
    `Die Vorschau zeigt den Stand vom ${when}. Damit du deinen Entwurf siehst, berichtige zuerst: ${fields}.`,
  notYet: (fields: string) =>
    `Die Vorschau zeigt dieses Dokument, sobald das ausgefüllt ist: ${fields}.`,
  busy: (isFirst: boolean) =>
    isFirst
      ? 'Die Vorschau wird vorbereitet. Das kann beim ersten Mal eine Minute dauern.'
      : 'Die Vorschau wird erneuert.',
  gone: 'Dieses Dokument gibt es nicht mehr.',
} as const;

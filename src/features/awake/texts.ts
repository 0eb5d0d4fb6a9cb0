/** German words of 'Jetzt wach?' that no operator changes. */
export const texts = {
  doors: 'Drei Wege durch die Nacht',
  step: (number: number, all: number) => `Schritt ${number} von ${all}`,
  place: (number: number, all: number) => `${number} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  otherDoors: 'Andere Übung',
  keptOffline:
    'Diese Seiten und das Schlaftagebuch liegen jetzt auch auf deinem Gerät und öffnen sich ohne Netz. „Alles löschen“ im Schlaftagebuch löscht sie wieder, zusammen mit allen Einträgen.',
  sound: 'Mit Ton',
  vibration: 'Mit Vibration',
  breathing: {
    switch: 'Atemhilfe',
    hint: 'Antippen, und der Mond atmet mit. Noch einmal antippen hält ihn an.',
    words: ['ein', 'aus'],
    seconds: [4, 6],
    inWords: 'Zähl beim Einatmen bis vier und beim Ausatmen bis sechs.',
  },
  tension: {
    switch: 'Takt',
    hint: 'Antippen, und der Mond führt dich von Stelle zu Stelle. Noch einmal antippen hält ihn an.',
    words: ['anspannen', 'loslassen'],
    seconds: [5, 20],
    inWords: 'Spann an und zähl dabei bis fünf. Lass los und zähl bis zwanzig.',
  },
  parking: {
    label: 'Dein Gedanke',
    submit: 'Parken',
    parked: 'Geparkt. Morgen früh liegt er in deinem Schlaftagebuch.',
    failed: 'Dein Browser lässt das Speichern nicht zu. Ein Zettel neben dem Bett geht auch.',
    unloaded:
      'Gerade lässt sich nichts speichern. Was du geschrieben hast, steht noch im Feld; ein Zettel neben dem Bett geht auch.',
    onDevice: 'Dein Gedanke bleibt nur auf diesem Gerät, bis du ihn im Schlaftagebuch löschst.',
    withoutScript:
      'Ohne JavaScript kann diese Seite nichts speichern. Ein Zettel neben dem Bett geht auch.',
  },
} as const;

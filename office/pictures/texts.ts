const reasons: Readonly<Record<string, string>> = {
  tooLarge:
    'Das Bild ist größer als 30 MB. Verkleinere es, 4.000 Pixel in der Breite genügen immer.',
  tooManyPixels:
    'Das Bild hat mehr als 64 Megapixel. Verkleinere es, 4.000 Pixel in der Breite genügen immer.',
};

/** What the library of pictures says. */
export const pictureTexts = {
  name: 'bild',
  refused: (reason: string) =>
    reasons[reason] ??
    'Das ist kein Bild, das die Website zeigen kann. Nimm ein Foto, wie es aus der Kamera oder vom Telefon kommt.',
  noAlt: 'Beschreibe in einem Satz, was zu sehen ist.',
};

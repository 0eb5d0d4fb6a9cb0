import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copiedContent } from './copied-content.ts';

test('a file the website cannot do without is missed', () => {
  const content = copiedContent();
  content.remove('landing/faq.yaml');
  expect(content.problems()).toEqual([
    'content/landing/faq.yaml: Diese Datei fehlt. Stelle sie wieder her; die Website braucht sie.',
  ]);
});

test('a mistyped file name is recognised', () => {
  const content = copiedContent();
  content.write('landing/heroo.yaml', 'headline: Guten Morgen\n');
  expect(content.problems()).toEqual([
    'content/landing/heroo.yaml: Diese Datei kennt die Website nicht. Meintest du „content/landing/hero.yaml“? Dann benenne sie um.',
  ]);
});

test('a question with the wrong ending is not passed over in silence', () => {
  const content = copiedContent();
  content.write('faq/urlaub.yml', 'order: 99\n');
  expect(content.problems()).toEqual([
    'content/faq/urlaub.yml: Dateien in diesem Ordner enden auf „.yaml“. Benenne sie um oder lösche sie.',
  ]);
});

test('a file in a folder that nobody reads is named', () => {
  const content = copiedContent();
  content.write('entwuerfe/gedanken.txt', 'Später');
  expect(content.problems()).toEqual([
    'content/entwuerfe/gedanken.txt: Diese Datei kennt die Website nicht. Lösche sie oder lege sie in den richtigen Ordner (siehe content/README.md).',
  ]);
});

test('a file name that makes a bad address is refused', () => {
  const content = copiedContent();
  content.write(
    'faq/Größe.yaml',
    'order: 99\nquestion: Wie groß ist die Gruppe?\nanswer:\n  - Klein.\n',
  );
  expect(content.problems()).toEqual([
    'content/faq/Größe.yaml: Der Dateiname wird zu einer Adresse. Nimm nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche.',
  ]);
});

test('hidden files of the operating system do not matter', () => {
  const content = copiedContent();
  content.write('faq/.DS_Store', 'x');
  expect(content.problems()).toEqual([]);
});

test('a mistyped picture is found, with the name that was meant', () => {
  const content = copiedContent();
  content.replace('landing/hero.yaml', 'hero-coach-frei.png', 'hero-coach-fre.png');
  expect(content.problems()).toEqual([
    'content/landing/hero.yaml, Zeile 21, Feld „coach › file“: Die Bilddatei „../pictures/hero-coach-fre.png“ gibt es nicht. Meintest du „hero-coach-frei.png“? Lege das Bild nach content/pictures oder berichtige den Namen. (Bilddatei, vom Ort dieser Datei aus gesehen, zum Beispiel ../pictures/hero-matratze.jpg)',
  ]);
});

test('a text that only calls itself a picture is refused', () => {
  const content = copiedContent();
  content.write('landing/bild.jpg', 'kein Bild');
  content.replace('landing/hero.yaml', '../pictures/hero-coach-frei.png', './bild.jpg');
  expect(content.problems()).toContain(
    'content/landing/hero.yaml, Zeile 21, Feld „coach › file“: „./bild.jpg“ ist kein Bild, das die Website lesen kann. Speichere es als JPEG, PNG, WebP oder AVIF, mit passender Endung. (Bilddatei, vom Ort dieser Datei aus gesehen, zum Beispiel ../pictures/hero-matratze.jpg)',
  );
});

test('a picture that is smaller than it is shown is refused', async () => {
  const content = copiedContent();
  const small = { width: 800, height: 500, channels: 3 as const, background: 'navy' };
  content.write('blog/klein.png', await sharp({ create: small }).png().toBuffer());
  const article = 'blog/online-schlaftherapie-wirksamkeit.md';
  content.replace(article, '../pictures/blog-online-schlaftherapie.jpg', './klein.png');
  expect(content.problems()).toContain(
    `content/${article}, Zeile 8, Feld „image › file“: Das Bild „./klein.png“ ist 800 Pixel breit, gezeigt wird es mit bis zu 1600. Nimm eine größere Fassung.`,
  );
});

test('a size behind much that a camera wrote is read, and one that nobody finds is no complaint', async () => {
  const content = copiedContent();
  const create = { width: 700, height: 900, channels: 3, background: '#26357f' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const [start, rest] = [picture.subarray(0, 2), picture.subarray(2)];
  // APP2 with a length of 65,000.
  const metadata = Buffer.alloc(65_002, '\xFF\xE2\xFD\xE8', 'latin1').fill(0, 4);
  content.write('blog/viel.jpg', Buffer.concat([start, metadata, metadata, rest]));
  content.write('blog/halb.jpg', Buffer.concat([start, metadata]));
  const article = 'blog/online-schlaftherapie-wirksamkeit.md';
  content.replace(article, '../pictures/blog-online-schlaftherapie.jpg', './viel.jpg');
  content.replace(article, /^## /mu, '![Ein Kissen](./viel.jpg)\n![Ein Kissen](./halb.jpg)\n\n## ');
  expect(content.problems().filter((one) => one.includes('Pixel'))).toEqual([
    expect.stringContaining(
      'Das Bild „./viel.jpg“ ist 700 Pixel breit, gezeigt wird es mit bis zu 1600.',
    ),
    expect.stringContaining(
      'Das Bild „./viel.jpg“ ist 700 Pixel breit, gezeigt wird es mit bis zu 800.',
    ),
  ]);
});

test('a picture that is wide enough and too low is refused as well', async () => {
  const content = copiedContent();
  const low = { width: 1280, height: 900, channels: 3 as const, background: 'navy' };
  content.write('team/quer.png', await sharp({ create: low }).png().toBuffer());
  content.replace('team/anna-muster.md', /file: \S+/u, 'file: ./quer.png');
  expect(content.problems()).toContainEqual(
    expect.stringContaining(
      'Das Bild „./quer.png“ ist 900 Pixel hoch, gebraucht werden 1600. Nimm eine größere Fassung.',
    ),
  );
});

test('two questions cannot have the same place', () => {
  const content = copiedContent();
  content.replace('faq/kosten.yaml', 'order: 2', 'order: 6');
  expect(content.problems()).toEqual([
    'content/faq/kosten.yaml, Zeile 1, Feld „order“: Den Platz 6 hat schon content/faq/app.yaml. Gib dieser Datei eine andere Zahl.',
  ]);
});

test('a real review without its address is refused', () => {
  const content = copiedContent();
  content.replace('testimonials/muster-t.yaml', 'sample: true', 'sample: false');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      'Eine echte Bewertung braucht ihre Adresse, eine Beispielstimme hat keine.',
    ),
  ]);
});

test('pictures in a text need words, enough pixels and an article around them', async () => {
  const content = copiedContent();
  const small = { width: 700, height: 500, channels: 3 as const, background: 'navy' };
  content.write('blog/klein.png', await sharp({ create: small }).png().toBuffer());
  const article = 'blog/online-schlaftherapie-wirksamkeit.md';
  const [good, wordless, missing] = [
    '![Ein Kissen](../pictures/blog-online-schlaftherapie.jpg)',
    '![](../pictures/blog-online-schlaftherapie.jpg)',
    '![Ein Kissen](../pictures/blog-online-schlaftherapi.jpg)',
  ];
  const lines = [good, wordless, missing, '![Klein](./klein.png)'];
  content.replace(article, '\n---\n', `\n---\n\n${lines.join('\n\n')}\n`);
  content.replace('legal/impressum.md', '\n---\n', `\n---\n\n${good}\n`);
  const found = content.problems().filter((sentence) => sentence.includes('Zeile'));
  expect(found.map((sentence) => sentence.replace(/^\S+ Zeile \d+: /u, ''))).toEqual([
    'Zum Bild „../pictures/blog-online-schlaftherapie.jpg“ fehlen Worte für Menschen, die es nicht sehen. Schreibe in die eckigen Klammern davor, was zu sehen ist.',
    'Die Bilddatei „../pictures/blog-online-schlaftherapi.jpg“ gibt es nicht. Meintest du „blog-online-schlaftherapie.jpg“? Lege das Bild nach content/pictures oder berichtige den Namen.',
    'Das Bild „./klein.png“ ist 700 Pixel breit, gezeigt wird es mit bis zu 800. Nimm eine größere Fassung.',
    'Bilder im Text gibt es nur in Artikeln. Nimm das Bild heraus.',
  ]);
});

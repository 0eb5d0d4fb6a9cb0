import { z } from 'zod';
import { type About, collection, group, list, matching, text } from './fields.ts';

const frame = {
  kind: z.enum(['Schema', 'Beispiel', 'Studie', 'Überblick']).meta({
    title: 'Was es ist',
    description: 'ein Beispiel ist erdacht, ein Schema ohne Maßstab',
  }),
  title: text(90, 'Überschrift der Abbildung'),
  caption: text(340, {
    title: 'Ein bis drei Sätze darunter',
    description: 'die Quelle steht am Ende, zum Beispiel [@d8]',
  }),
};

// Drawings whose words are no text on the page.
const described = {
  ...frame,
  description: text(600, 'Was zu sehen ist, für Menschen, die es nicht sehen'),
};

const time = (words: About) => matching(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, words);
const span = (words: About) =>
  matching(/^(?:[01]?\d|2[0-3]):[0-5]\d–(?:[01]?\d|2[0-3]):[0-5]\d$/, words);
const label = (title: string) => text(60, title);

const barsSchema = () =>
  z.strictObject({
    ...frame,
    bars: list(
      'Balken, von oben nach unten',
      [2, 8],
      z.strictObject({
        label: label('Wofür der Balken steht'),
        value: z
          .number()
          .min(0)
          .optional()
          .meta({ title: 'Länge', description: 'ohne Wert gibt es keinen Balken' }),
        shown: text(24, { title: 'Der Wert, wie er daneben steht', examples: ['0,64'] }),
      }),
    ),
  });

const circleSchema = () =>
  z.strictObject({
    ...frame,
    stations: list(
      'Vier Stationen, im Uhrzeigersinn',
      [4, 4],
      z.strictObject({
        name: label('Name der Station'),
        text: text(80, 'Was dort geschieht'),
      }),
    ),
  });

const waySchema = () =>
  z.strictObject({
    ...frame,
    ways: list(
      'Wege, untereinander',
      [1, 3],
      z.strictObject({
        start: text(90, 'Womit der Weg beginnt'),
        steps: list('Schritte danach', [1, 6], text(90, 'Ein Schritt')),
      }),
    ),
  });

const nightsSchema = () =>
  z.strictObject({
    ...described,
    nights: list(
      'Nächte, von oben nach unten',
      [1, 7],
      z.strictObject({
        label: text(16, { title: 'Name der Nacht', examples: ['Mo'] }),
        inBed: span({ title: 'Zeit im Bett', examples: ['23:00–6:30'] }),
        asleep: list('Zeiten, in denen geschlafen wurde', [1, 8], span('Von bis')),
      }),
    ),
  });

const rhythmSchema = () =>
  z.strictObject({
    ...described,
    pressure: label('Name der Linie, die mit dem Wachsein steigt'),
    clock: label('Name der Welle der inneren Uhr'),
    sleep: text(20, 'Wort in der Zeit des Schlafs'),
    up: time({ title: 'Wann der Tag beginnt', examples: ['7:00'] }),
    bed: time({ title: 'Wann der Schlaf beginnt', examples: ['23:00'] }),
    marks: list(
      'Stationen des Tages unter den Uhrzeiten',
      [0, 8],
      z.strictObject({ at: time('Uhrzeit'), label: text(12, 'Kurzer Name') }),
    ),
  });

const shareSchema = () =>
  z.strictObject({
    ...described,
    groups: list(
      {
        title: 'Gruppen von hundert Menschen, die größte zuerst',
        description: 'die kleinere ist ein Teil von ihr',
      },
      [1, 2],
      z.strictObject({
        people: z.int().min(1).max(100).meta({ title: 'Wie viele von hundert' }),
        label: text(120, 'Wer das ist'),
      }),
    ),
  });

const layersSchema = () =>
  z.strictObject({
    ...described,
    threshold: text(40, 'Wort an der gestrichelten Linie'),
    layers: list(
      'Drei Schichten, von unten nach oben',
      [3, 3],
      z.strictObject({ name: label('Name der Schicht'), text: text(90, 'Was dazu zählt') }),
    ),
    times: list(
      'Drei Zeiten, von links nach rechts',
      [3, 3],
      z.strictObject({
        label: text(24, 'Name der Zeit'),
        heights: list(
          'Höhe jeder Schicht',
          [3, 3],
          z.number().min(0).max(6).meta({ title: '0 bis 6' }),
        ),
      }),
    ),
  });

const breathSchema = () =>
  z.strictObject({
    ...described,
    words: group('Wörter an der Linie', {
      in: text(16, 'Einatmen'),
      out: text(24, 'Ausatmen'),
      pause: text(16, 'Warten'),
    }),
  });

/** Every drawing: where the words of its figures are, and what they must look like. */
export const figureDrawings = {
  share: collection('figures/anteil/*.yaml', shareSchema, 'Anteil'),
  breath: collection('figures/atem/*.yaml', breathSchema, 'Atem'),
  bars: collection('figures/balken/*.yaml', barsSchema, 'Balken'),
  circle: collection('figures/kreis/*.yaml', circleSchema, 'Kreis'),
  nights: collection('figures/naechte/*.yaml', nightsSchema, 'Nächte'),
  rhythm: collection('figures/rhythmus/*.yaml', rhythmSchema, 'Rhythmus'),
  layers: collection('figures/schichten/*.yaml', layersSchema, 'Schichten'),
  way: collection('figures/weg/*.yaml', waySchema, 'Weg'),
};

export type Drawing = keyof typeof figureDrawings;

/** How the text of an article names a figure, `{kreis:sorgen}`: the folder and the name of its file. */
export const figureName = (drawing: Drawing, id: string): string =>
  `${figureDrawings[drawing].files.split('/')[1] ?? ''}:${id}`;

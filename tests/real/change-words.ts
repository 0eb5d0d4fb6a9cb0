/** German words of every usual length; which one replaces a word depends on that word alone. */
const WORDS =
  'Tee See Ort Tal Hof Weg Mond Wald Ruhe Boot Dorf Heft Abend Wiese Kanne Licht Stube Garten Fluss Morgen Fenster Schatten Kerze Brise Wolken Himmel Teller Ofen Ufer Feder Nebel Sommer Winter Laterne Spaziergang Kaffee Bücher Gräser Brücke Hügel Decken Teppich Vorhang Nachbar Dachboden Apfelbaum Bibliothek Wanderweg Küchentisch Sonnenschein Morgenstunde Schafherde Kopfkissen Abendbrot Blumenkasten Gartenzaun Wasserkocher Bettdecken Leuchtturm Dämmerung Sternbilder Nachmittage Regentropfen Windmühlen Fahrradtour Wochenende Gewohnheit Schlummertrunk Dorfstraße Fensterbank'
    .split(' ')
    .toSorted((one, other) => one.localeCompare(other, 'de'));
const DIGITS = '6214350798';

/** Another word of the same length, in the same case; the same word always gives the same. */
export function otherWord(word: string): string {
  const { length } = word;
  if (length < 3) return word;
  const fitting = WORDS.filter((one) => one.length === length);
  const found =
    fitting[sumOf(word) % Math.max(fitting.length, 1)] ??
    otherWord(word.slice(0, 5)) + otherWord(word.slice(5)).toLocaleLowerCase('de');
  const same = found.toLocaleLowerCase('de') === word.toLocaleLowerCase('de');
  return inCaseOf(word, same ? Array.from(found).toReversed().join('') : found);
}

/** The same file name or part of an address with other words. */
export function otherSlug(slug: string): string {
  const words = slug.split('-').map((word) => (/^\d/.test(word) ? word : otherWord(word)));
  const plain = words.join('-').toLocaleLowerCase('de').replaceAll('ß', 'ss');
  return plain.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

export const otherDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit);

// What names something by its spelling: placeholders, citations, addresses, comments, paragraphs.
const KEPT =
  /(\{[^}]*\}|\[@[^\]]*\]|\]\([^)]*\)|https?:\S+|\S+@\S+|<!--[^]*?-->|(?:§§?|Art\.|Abs\.|Nr\.)\s?\d+)/u;

/** A text with other words and numbers, as long as before. */
export function otherText(text: string, numbers = /\d+/g): string {
  const change = (part: string) =>
    part.replaceAll(/\p{L}+/gu, otherWord).replaceAll(numbers, otherDigits);
  // What is in the group of the pattern stands at every second place.
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

function inCaseOf(word: string, found: string): string {
  if (word === word.toLocaleUpperCase('de'))
    return found.toLocaleUpperCase('de').slice(0, word.length);
  const [first = ''] = word;
  const isCapital = first !== first.toLocaleLowerCase('de');
  const start = found.slice(0, 1);
  return (
    (isCapital ? start.toLocaleUpperCase('de') : start.toLocaleLowerCase('de')) + found.slice(1)
  );
}

const sumOf = (word: string): number => Buffer.from(word).reduce((sum, byte) => sum + byte, 0);

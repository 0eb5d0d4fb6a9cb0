import { elementNode, replaceWords, textNode, type HtmlTree } from '#lib/html-tree.ts';

/**
 * Running text with headings, paragraphs, lists and links, as Markdown renders it; styles in
 * prose.css, which the page's stylesheet imports. It is put in as it is and must be our own.
 */
export const Prose = ({ className = '', html }: { className?: string; html: string }) => (
  <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const kept = [
  `\\d{1,2}\\.\\s(?:${months})(?:\\s\\d{4})?`,
  '\\d{1,2}:\\d\\d(?::\\d\\d)?\\sUhr',
  '\\d+–\\d+',
  '0800(?:\\s\\d+)+',
  '116\\s117',
  'HR[AB]\\s\\d+',
  '\\p{Lu}\\p{Ll}*(?:straße|allee|gasse|platz|weg)\\s\\d+\\p{Ll}?',
  'E-Mail(?:-\\p{Lu}\\p{Ll}{2,8})?',
  '§§?\\s\\d+\\p{Ll}?(?:\\sSGB\\s\\p{Lu}+)?',
  '-\\p{Ll}{2,14}',
  '\\p{L}+-\\p{Lu}',
  '\\p{Lu}{2,}-\\d+',
].join('|');
const firstParts = '[\\p{L}\\d]{1,3}-\\p{L}{1,4}';
// What closes a word belongs to it.
const wholes = new RegExp(
  `((?<![\\p{L}\\d-])(?:(?:${kept})(?![\\p{L}\\d])[.,;:!?)]*|${firstParts}))`,
  'u',
);

/**
 * No line ends inside a date, a time of day, a range such as '8–14', before the number of a help line, a house or a
 * register, inside 'E-Mail-Adresse', '§ 20 SGB V' or an abbreviation such as 'KVT-I' or 'ISI-7', after a first part as short as that of
 * 'US-amerikanisch', or after the hyphen of '-therapeuten' in 'Ärzte und -therapeuten'. The text stays the same, letter by
 * letter, so that it is found, copied and read aloud as before.
 */
export function keepTogether(tree: HtmlTree): void {
  const whole = (words: string) => [
    elementNode('span', { className: ['whole'] }, [textNode(words)]),
  ];
  replaceWords(tree, wholes, whole, 'svg');
}

/** Words that only a style shows, with signs that hold their hyphens. */
export const withoutParting = (text: string): string =>
  text
    .split(wholes)
    .map((words, at) => (at % 2 === 0 ? words : words.replaceAll('-', '-\u2060')))
    .join('');

/** Words without tags, held together in the same way. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(wholes).map((words, at) =>
    at % 2 === 0 ? (
      words
    ) : (
      <span key={at} className="whole">
        {words}
      </span>
    ),
  );

import { sampleTexts } from './sample-texts.ts';

/** Number blocks that nobody can be reached under (Bundesnetzagentur, Mitteilung 148/2021), without the leading zero. */
const fictionNumber =
  /^(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|17139200\d{2}|17604069\d{3}|15228817386|15254599371|1729968532|1729973185|1729980752|1749091317|1749464308)$/u;
const phoneNumber = /(?:\+49|(?<!\d)0)[\d\s()/–-]{7,18}\d/gu;
const exampleAddress = /[\w+./:@-]*[\w-]\.(?:example|test|invalid)(?![\w-])[\w/#?=&.-]*/gu;
// The law itself speaks of the Muster-Widerrufsformular (Annex 2 to Art. 246a EGBGB).
const sampleName =
  /(?<!\p{L})(?:Anna Muster|Lena Beispiel|(?:Dr\.\s)?Karl Exempel|(?:Max|Erika) Mustermann|Muster(?:mann|frau|stra(?:ß|ss)e|weg|platz|stadt|firma)|Beispiel(?:stra(?:ß|ss)e|weg|platz|stadt|dorf)|(?:Muster|Beispiel)\s\p{Lu}\.|(?:Muster|Beispiel)-(?!Widerruf)\p{Lu}[\p{L}-]+|(?:Muster|Beispiel)(?:\s[\p{L}&-]+){0,2}\s(?:GmbH|UG|AG|KG))(?!\p{L})/gu;
const emptyIdentifier = /(?<![\p{L}\d])(?:DE0{9}|HR[AB]\s?0{3,}|0{5}(?=\s\p{Lu}))(?![\p{L}\d])/gu;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.trim());

const isFiction = (number: string) =>
  fictionNumber.test(number.replace(/\D/gu, '').replace(/^(?:49|0)/u, ''));

/** Sample values inside one line of text, as German sentences. */
export const sampleValues = (line: string): string[] => [
  ...matches(line, exampleAddress).map(sampleTexts.address),
  ...matches(line, phoneNumber).filter(isFiction).map(sampleTexts.phone),
  ...matches(line, emptyIdentifier).map(sampleTexts.identifier),
  ...(line.includes('Platzhalter-Illustration') ? [sampleTexts.picture] : []),
];

/** Names of people, companies and places that are samples, as German sentences. */
export const sampleNames = (line: string): string[] =>
  matches(line, sampleName).map(sampleTexts.name);

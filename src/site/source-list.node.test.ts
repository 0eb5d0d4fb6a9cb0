import { expect, test } from 'vitest';
import { languageOf } from './source-list.tsx';

test.each([
  ['A cognitive model of insomnia', 'en'],
  ['Chronic insomnia', 'en'],
  ['Insomnia guidelines – the European update 2023', 'en'],
  ['Insomnie – Update der S3-Leitlinie', undefined],
  ['DAK-Gesundheitsreport 2017 („Deutschland schläft schlecht“)', undefined],
  ['S3-Leitlinie Medikamentenbezogene Störungen, Langfassung', undefined],
  ['Schlafstörungen', undefined],
])('%s is read in its language', (title, language) => {
  expect(languageOf(title)).toBe(language);
});

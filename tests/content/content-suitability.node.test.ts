import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContentDocument } from '#content-check/content-document.ts';
import { askingQuestions } from '#content-model/tools.ts';
import {
  meanings,
  type Meaning,
  type QuestionName,
} from '#features/suitability/fit-check/decision.ts';
import { shownReasons } from '#tests/support/fit-check.ts';
import { projectRoot } from './copied-content.ts';

const contentOf = (file: string) => readContentDocument(projectRoot, file).data;

const { criteria } = contentOf('content/pricing/suitability.yaml') as {
  criteria: { name: string; askedIn: string; againstShortNights?: boolean }[];
};

test('what goes to a doctor first is one list, which terms, questions, prices, tool and an article show', () => {
  expect(criteria.length).toBeGreaterThan(10);
  const shown = (file: string) => readFileSync(join(projectRoot, 'content', file), 'utf8');
  expect(shown('legal/agb.md')).toContain('{eignung}');
  expect(shown('faq/eignung.yaml')).toContain('{zuerst-in-die-praxis}');
  expect(shown('tools/fit-check.yaml')).toContain('{weitere-gruende}');
  expect(shown('blog/schlafberatung-expertenberatung-zur-losung-von-schlafproblemen.md')).toContain(
    '{zuerst-in-die-praxis}',
  );
  for (const file of ['legal/agb.md', 'faq/eignung.yaml', 'pricing/suitability.yaml'])
    expect(shown(file)).toContain('{gegen-kurze-naechte}');
  // Each point is asked for by a question that can lead to a doctor.
  const asked = new Set(criteria.map(({ askedIn }) => askedIn));
  for (const question of asked)
    expect(Object.values(meanings[question as QuestionName])).toContain('doctorFirst');
  expect([...asked].toSorted()).toEqual(Object.keys(askingQuestions).toSorted());
});

test('where a text lists by hand who must not shorten the nights, it lists all of them', () => {
  const stems = criteria
    .filter(({ againstShortNights = false }) => againstShortNights)
    // The longest word, without its ending.
    .map(({ name }) => name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '')
    .map((word) => word.slice(0, 7).toLowerCase());
  expect(stems.length).toBeGreaterThan(5);
  const files = globSync('content/{blog,faq,legal,landing,tools}/*.{md,yaml}', {
    cwd: projectRoot,
  });
  const lists = files
    .flatMap((file) => readFileSync(join(projectRoot, file), 'utf8').split('\n'))
    .map((line) => ({ line, named: stems.filter((stem) => line.toLowerCase().includes(stem)) }))
    .filter(({ named }) => named.length >= 3);
  expect(lists.length).toBeGreaterThan(0);
  for (const { line, named } of lists) expect(named, line).toEqual(stems);
});

const { questions } = contentOf('content/tools/fit-check.yaml') as {
  questions: Record<string, { answers: Record<string, { because: string }> }>;
};
const reasons = Object.entries(meanings).flatMap(([question, answers]) =>
  Object.entries<Meaning>(answers).map(([answer, meaning]) => ({
    meaning,
    because: questions[question]?.answers[answer]?.because ?? '',
  })),
);

test('no reason beside the price sends somebody to a doctor first or says that no coaching is needed', () => {
  const besidePrice = reasons.filter(({ meaning }) => shownReasons.fits.includes(meaning));
  expect(besidePrice.length).toBeGreaterThan(15);
  for (const { because } of besidePrice) {
    expect(because).toMatch(/\S/u);
    expect(because).not.toMatch(/zuerst|brauchst kein|lohnt sich|fehlt dir|nur online/u);
  }
});

test('no reason for a doctor first invites to the coaching meanwhile', () => {
  for (const { meaning, because } of reasons) {
    if (meaning === 'doctorFirst') expect(because).not.toMatch(/Das Coaching kann/u);
  }
});

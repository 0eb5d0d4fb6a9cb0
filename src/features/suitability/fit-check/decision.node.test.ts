import { expect, test } from 'vitest';
import { decide, meanings, questionCount, type Meaning } from './decision.ts';

/** Every way to answer all questions. */
const paths = Object.values(meanings).reduce<Meaning[][]>(
  (begun, answers) =>
    begun.flatMap((path) =>
      Object.values(answers as Record<string, Meaning>).map((meaning) => [...path, meaning]),
    ),
  [[]],
);

test('there are eight questions, and every path through them is looked at', () => {
  expect(questionCount).toBe(8);
  expect(paths).toHaveLength(3 * 2 * 4 * 3 * 2 * 2 * 3 * 3);
});

test('a crisis leads to help on every path, as soon as it is said', () => {
  const inCrisis = paths.filter((path) => path.includes('helpNow'));
  expect(inCrisis.length).toBeGreaterThan(0);
  for (const path of inCrisis) {
    expect(decide(path)).toBe('helpNow');
    expect(decide(path.slice(0, path.indexOf('helpNow') + 1))).toBe('helpNow');
  }
});

test('one reason of the terms is enough for a doctor first, whatever else was answered', () => {
  const withReason = paths.filter(
    (path) => path.includes('doctorFirst') && !path.includes('helpNow'),
  );
  expect(withReason.length).toBeGreaterThan(0);
  expect(new Set(withReason.map(decide))).toEqual(new Set(['doctorFirst']));
});

test('every other path says that it may fit, with what speaks against it', () => {
  const others = paths.filter((path) => !path.includes('doctorFirst') && !path.includes('helpNow'));
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others.map(decide))).toEqual(new Set(['fits']));
});

test('nothing but a crisis is decided before the last question', () => {
  for (const path of paths.filter((answers) => !answers.includes('helpNow'))) {
    for (let given = 0; given < questionCount; given += 1) {
      expect(decide(path.slice(0, given))).toBeUndefined();
    }
  }
});

test('the reasons for a doctor first are those of the terms, breath, daytime sleep and age', () => {
  const reasons = Object.entries(meanings).flatMap(([question, answers]) =>
    Object.entries(answers as Record<string, Meaning>)
      .filter(([, meaning]) => meaning === 'doctorFirst')
      .map(([answer]) => `${question}: ${answer}`),
  );
  expect(reasons).toEqual([
    'feeling: low',
    'age: minor',
    'breathing: yes',
    'daytime: yes',
    'health: yes',
  ]);
});

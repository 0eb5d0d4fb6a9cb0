import { expect, test } from 'vitest';
import { shownReasons } from '#tests/support/fit-check.ts';
import { decide, meanings, questionCount, type Meaning } from './decision.ts';

/** Every way to answer all questions. */
const paths = Object.values(meanings).reduce<Meaning[][]>(
  (begun, answers) =>
    begun.flatMap((path) =>
      Object.values(answers as Record<string, Meaning>).map((meaning) => [...path, meaning]),
    ),
  [[]],
);

test('there are nine questions, and every path through them is looked at', () => {
  expect(questionCount).toBe(9);
  expect(paths).toHaveLength(4 * 2 * 4 * 3 * 3 * 2 * 2 * 3 * 3);
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

test('a reason to wait leads to waiting, when no doctor has to be seen first', () => {
  const waiting = paths.filter(
    (path) => path.includes('notNow') && !path.includes('doctorFirst') && !path.includes('helpNow'),
  );
  expect(waiting.length).toBeGreaterThan(0);
  expect(new Set(waiting.map(decide))).toEqual(new Set(['notNow']));
});

test('no outcome contradicts a reason that is shown with it, on any path', () => {
  for (const path of paths) {
    const outcome = decide(path);
    if (outcome === undefined) throw new Error('Every question is answered.');
    const shown = path.filter((meaning) => shownReasons[outcome].includes(meaning));
    expect(shown.length).toBeGreaterThan(0);
    // What is not said with an outcome must be weaker than what it says.
    const order: Meaning[] = ['inFavour', 'against', 'notNow', 'doctorFirst', 'helpNow'];
    const strongest = Math.max(...path.map((meaning) => order.indexOf(meaning)));
    expect(Math.max(...shown.map((meaning) => order.indexOf(meaning)))).toBe(strongest);
  }
});

test('every other path says that it may fit, with what speaks against it', () => {
  const others = paths.filter(
    (path) => !path.some((one) => one === 'notNow' || one === 'doctorFirst' || one === 'helpNow'),
  );
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

test('the reasons for a doctor first are those of the criteria, and age', () => {
  const reasons = Object.entries(meanings).flatMap(([question, answers]) =>
    Object.entries(answers as Record<string, Meaning>)
      .filter(([, meaning]) => meaning === 'doctorFirst')
      .map(([answer]) => `${question}: ${answer}`),
  );
  expect(reasons).toEqual([
    'feeling: low',
    'age: minor',
    'duration: longAndTiring',
    'breathing: yes',
    'daytime: yes',
    'health: yes',
  ]);
});

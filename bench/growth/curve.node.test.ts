import { expect, test } from 'vitest';
import { drawCurve } from './curve.ts';

const curve = {
  ...{ title: 'Search & list', description: 'Both grow.', xLabel: 'rows', yLabel: 'milliseconds' },
  series: [
    {
      name: 'list',
      points: [
        [1000, 4],
        [100_000, 40],
      ] as const,
    },
    {
      name: 'search',
      points: [
        [1000, 5],
        [100_000, 41],
      ] as const,
    },
  ],
};

test('a curve says in words what it shows', () => {
  const svg = drawCurve(curve);
  expect(svg).toContain('<title>Search &amp; list</title><desc>Both grow.</desc>');
  for (const words of ['rows', 'milliseconds', 'list: 40', 'search: 41', '100,000'])
    expect(svg).toContain(`>${words}</text>`);
});

test('each factor of ten is the same distance on the axis', () => {
  const points = [
    [1, 1],
    [10, 10],
    [100, 100],
  ] as const;
  const svg = drawCurve({ ...curve, series: [{ name: 'one', points }] });
  const [first = 0, second = 0, third = 0] = [...svg.matchAll(/<circle [^>]*cy="([\d.]+)"/gu)].map(
    ([, y]) => Number(y),
  );
  expect(first - second).toBeGreaterThan(0);
  expect(second - third).toBeCloseTo(first - second, 0);
});

test('names of lines that end at the same height do not cover each other', () => {
  const svg = drawCurve(curve);
  const heightOf = (name: string): number =>
    Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}`, 'u').exec(svg)?.[1]);
  expect(Math.abs(heightOf('list: 40') - heightOf('search: 41'))).toBeGreaterThanOrEqual(18);
});

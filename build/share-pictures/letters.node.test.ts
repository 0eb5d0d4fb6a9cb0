import { expect, test } from 'vitest';
import { createWriter } from './letters.ts';
import { openTypeface } from './typeface.ts';

test('letters are white, stand on their baseline and leave the rest as it was', async () => {
  const write = createWriter(await openTypeface());
  const [width, height, ground] = [200, 100, 40];
  const data = Buffer.alloc(width * height * 3, ground);
  await write({ data, width }, { text: 'HH', size: 76, x: 20, y: 80 });
  const changed = [...data.keys()].filter((at) => data[at] !== ground).map((at) => at / 3);
  const rows = changed.map((pixel) => Math.floor(pixel / width));
  const columns = changed.map((pixel) => Math.floor(pixel % width));
  expect(Math.max(...data)).toBe(255);
  expect([Math.min(...rows) > 20, Math.max(...rows)]).toEqual([true, 79]);
  expect([Math.min(...columns) >= 20, Math.max(...columns) > 100]).toEqual([true, true]);
});

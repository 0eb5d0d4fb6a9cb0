import { expect, test } from 'vitest';
import { astroLogLine } from './astro-log.ts';

const NOW = new Date('2026-03-01T08:00:00Z');

test("Astro's messages have the form of the server's and lose every query", () => {
  const message =
    'Could not render http://a.example/newsletter?token=geheim\nError: x\n at y (/z?b=1)';
  const line = astroLogLine({ level: 'error', label: null, message }, NOW);
  expect(JSON.parse(line)).toEqual({
    level: 50,
    time: '2026-03-01T08:00:00.000Z',
    source: 'astro',
    msg: 'Could not render http://a.example/newsletter\nError: x\n at y (/z',
  });
});

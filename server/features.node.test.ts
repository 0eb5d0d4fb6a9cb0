import { expect, test } from 'vitest';
import { platformTables } from '#server/backups/backup.ts';
import { getTableName } from '#server/database/drizzle.ts';
import type { Platform } from '#server/feature.ts';
import { features } from './features.ts';

// A feature asks the platform for nothing before something is sent.
const running = features.map((feature) => ({ feature, ...feature.start({} as Platform) }));

test.each([
  ['name', features.map(({ name }) => name)],
  ['table', [...platformTables, ...features.flatMap(({ tables }) => tables.map(getTableName))]],
  ['job', features.flatMap(({ jobs }) => jobs)],
  ['command', features.flatMap(({ commands }) => Object.keys(commands))],
  ['setting', features.flatMap(({ settings }) => Object.keys(settings?.shape ?? {}))],
  ['posted form', features.flatMap(({ postedForms = {} }) => Object.keys(postedForms))],
  ['function', running.flatMap(({ functions }) => Object.keys(functions))],
])('no %s is registered by two features', (_what, names) => {
  expect(names).toEqual([...new Set(names)]);
});

test.each(running)('every job of $feature.name has a worker', ({ feature, workers }) => {
  expect(Object.keys(workers)).toEqual(feature.jobs);
});

import { expect, test } from 'vitest';
import { pgTable, uuid } from '#server/database/drizzle.ts';
import type { Feature, RunningFeature } from '#server/feature.ts';
import { HOURLY } from '#server/jobs/jobs.ts';
import { refuseConflicts } from './app.ts';

const RUNNING: RunningFeature = {
  functions: {},
  locals: {},
  workers: {},
  status: () => Promise.resolve({}),
};

function registered(
  name: string,
  feature: Partial<Feature>,
  running: Partial<RunningFeature> = {},
) {
  const whole: Feature = {
    name,
    tables: [],
    jobs: [],
    commands: {},
    afterRestore: () => Promise.resolve([]),
    start: () => RUNNING,
    ...feature,
  };
  return { feature: whole, ...RUNNING, ...running };
}

const table = (name: string) => pgTable(name, { id: uuid() });
const command = { title: '', subcommands: {} };
const take = () => Promise.reject(new Error('never called'));
const work = () => Promise.resolve(true);

test('features that bring different things go together', () => {
  const one = registered(
    'one',
    { tables: [table('a')], jobs: ['tell'] },
    { workers: { tell: work } },
  );
  const other = registered('other', { tables: [table('b')] }, { functions: { call: take } });
  expect(() => refuseConflicts([one, other])).not.toThrow();
});

test.each([
  ['table a', { tables: [table('a')] }, {}],
  ['job tell', { jobs: ['tell'] }, { workers: { tell: work } }],
  ['job tidy', {}, { schedule: [{ name: 'tidy', cron: HOURLY, work: take, failure: '' }] }],
  ['command list', { commands: { list: command } }, {}],
  ['function call', {}, { functions: { call: take } }],
  ['posted form /blog', { postedForms: { '/blog': '/somewhere' } }, {}],
])('the %s that two features register stops the start', (what, feature, running) => {
  const both = ['one', 'other'].map((name) => registered(name, feature, running));
  expect(() => refuseConflicts(both)).toThrow(
    `The features one and other both register the ${what}; rename one.`,
  );
});

test('a feature may not take the name of another, or a table of the platform', () => {
  const one = registered('one', {});
  expect(() => refuseConflicts([one, one])).toThrow('both register the name one');
  const greedy = registered('greedy', { tables: [table('secrets')] });
  expect(() => refuseConflicts([greedy])).toThrow(
    'The features platform and greedy both register the table secrets; rename one.',
  );
});

test('a job without a worker stops the start', () => {
  const forgetful = registered('forgetful', { jobs: ['tell'] });
  expect(() => refuseConflicts([forgetful])).toThrow(
    'The feature forgetful has no worker for its job tell.',
  );
});

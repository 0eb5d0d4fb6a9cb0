import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { countDeclared } from '#features/declarations/server/submit-declaration.ts';
import { isOfficeRunning, openDatabase, TAKE_OFFICE_LOCK } from '#server/database/database.ts';
import { countDelivery, renderMetrics } from '#server/health/metrics.ts';
import { countRequest } from '#server/http/site-app.ts';
import '#server/http/csp-reports.ts';
import { databaseForTest } from '#tests/support/test-database.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(
  readFileSync(new URL('../../docs/alerts.yaml', import.meta.url), 'utf8'),
) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Names of metrics in an expression: what has an underscore and is neither label nor function. */
const metricsOf = (expr: string) =>
  [...expr.replaceAll(/\{[^}]*\}/gu, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/gu)].map(
    ([name]) => name,
  );

const found = {
  deliveries: {},
  storingFails: false,
  storesThere: true,
  backedUpAt: new Date(),
  officeRuns: true,
  disk: { totalBytes: 4, freeBytes: 3 },
};

test('every alert is about a figure that the server really gives', async () => {
  countDelivery('notify-team', 'failed');
  countDeclared('marked', 'cancellation');
  countDeclared('refused', 'cancellation');
  countRequest('page', { headersSent: true, statusCode: 200 }, 0.01);
  const { text } = await renderMetrics({
    ...found,
    deliveries: { declarations: { a: { waiting: 1, oldestWaitingSeconds: 2, deadLetters: 3 } } },
    retention: { held: 'clock_ahead', days: 1, marked: { declarations: 2 } },
  });
  const given = new Set([...text.matchAll(/^([a-z_0-9]+)/gmu)].map(([, name]) => name));
  const asked = rules.flatMap(({ expr }) => metricsOf(expr));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !given.has(name))).toEqual([]);
  expect(text).toContain('outcome="failed"');
});

test('every figure of our own and every alert is explained to the operator', async () => {
  const { text } = await renderMetrics(found);
  const figures = [...text.matchAll(/^# TYPE (\S+)/gmu)].map(([, name = '']) => name);
  const names = figures.filter((name) => !/^(?:nodejs|process)_/u.test(name));
  expect(names).toContain('csp_reports_total');
  const watching = readFileSync(new URL('../../docs/watching.md', import.meta.url), 'utf8');
  const explained = [...names, ...rules.map(({ alert }) => alert)];
  expect(explained.filter((name) => !watching.includes(`\`${name}\``))).toEqual([]);
});

test('every alert says what is the matter, how urgent it is and what to do first', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(labels.severity, alert).toMatch(/^(?:page|ticket)$/u);
    expect(annotations.summary, alert).toMatch(/\.$/u);
    expect(annotations.runbook, alert).toMatch(/\.$/u);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('the server sees an office on its database by the lock of it', async () => {
  const url = await databaseForTest();
  const database = await openDatabase({ url, dataDir: '/nowhere', report: () => undefined });
  onTestFinished(() => database.close());
  expect(await isOfficeRunning(database.drizzle)).toBe(false);
  const office = await database.connect();
  await office.query(TAKE_OFFICE_LOCK);
  expect(await isOfficeRunning(database.drizzle)).toBe(true);
  await office.end();
  await expect.poll(() => isOfficeRunning(database.drizzle)).toBe(false);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PublishingOrder, PublishingResult } from './publishing.ts';
import { openSchedule } from './schedule.ts';

const order: PublishingOrder = {
  commit: 'a'.repeat(40),
  author: { name: 'Anna', email: 'anna@firma.example' },
  message: 'Neu',
};
const published = { status: 'published' } as PublishingResult;

function opened(results: readonly PublishingResult[]) {
  const folder = mkdtempSync(join(tmpdir(), 'schedule-'));
  const orders: PublishingOrder[] = [];
  const open = () => {
    const schedule = openSchedule(folder, (given) => {
      orders.push(given);
      return Promise.resolve(results[orders.length - 1] ?? published);
    });
    onTestFinished(schedule.stop);
    return schedule;
  };
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return { open, orders };
}

test('a publication waits for its time, over a restart as well', async () => {
  const { open, orders } = opened([]);
  open().add(new Date('2026-12-01T08:00:00Z'), order);
  const schedule = open();
  await schedule.runDue(new Date('2026-12-01T07:59:59Z'));
  expect(orders).toEqual([]);
  await schedule.runDue(new Date('2026-12-01T08:00:00Z'));
  expect(orders).toEqual([order]);
  expect(open().all()).toEqual([]);
});

test('one that fails stays and says so, and is not tried for ever', async () => {
  const { open, orders } = opened([{ status: 'conflict', files: ['faq/kosten.yaml'] }]);
  const schedule = open();
  const { id } = schedule.add(new Date(0), order);
  await schedule.runDue(new Date());
  await schedule.runDue(new Date());
  expect(orders).toHaveLength(1);
  expect(open().all()).toMatchObject([{ id, failure: 'conflict' }]);
  schedule.remove(id);
  expect(open().all()).toEqual([]);
});

test('while somebody else publishes it waits', async () => {
  const { open, orders } = opened([{ status: 'busy' }]);
  const schedule = open();
  schedule.add(new Date(0), order);
  await schedule.runDue(new Date());
  expect(schedule.all()).toHaveLength(1);
  await schedule.runDue(new Date());
  expect(orders).toHaveLength(2);
  expect(schedule.all()).toEqual([]);
});

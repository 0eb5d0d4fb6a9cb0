import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { PublishingOrder, PublishingResult } from './publishing.ts';

const appointmentSchema = z.strictObject({
  id: z.string(),
  /** Moment in UTC. */
  at: z.iso.datetime(),
  commit: z.string().regex(/^[0-9a-f]{40,64}$/u),
  author: z.strictObject({ name: z.string(), email: z.string() }),
  message: z.string(),
  /** What became of it when it could not be published; it stays until somebody looks. */
  failure: z.string().optional(),
});

/** A publication that waits for its time. */
export type Appointment = z.output<typeof appointmentSchema>;

const scheduleSchema = z.array(appointmentSchema);

const LOOK_EVERY_MS = 20_000;

export interface Schedule {
  readonly all: () => readonly Appointment[];
  readonly add: (at: Date, order: PublishingOrder) => Appointment;
  readonly remove: (id: string) => void;
  /** Publishes what is due; called by itself while the office runs. */
  readonly runDue: (now: Date) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Keeps publications for later in a file. One whose time came while the office was not running is
 * published when it starts again.
 */
export function openSchedule(
  officeFolder: string,
  publish: (order: PublishingOrder) => Promise<PublishingResult>,
): Schedule {
  const file = join(officeFolder, 'schedule.json');
  let appointments = readSchedule(file);
  const keep = (next: readonly Appointment[]): void => {
    writeFileSync(`${file}.next`, JSON.stringify(next, null, 2), { flush: true });
    renameSync(`${file}.next`, file);
    appointments = [...next];
  };
  const without = (id: string): Appointment[] => appointments.filter((one) => one.id !== id);

  const runDue = async (now: Date): Promise<void> => {
    const due = appointments
      .filter(({ at, failure }) => failure === undefined && new Date(at) <= now)
      .toSorted((one, other) => one.at.localeCompare(other.at));
    for (const one of due) {
      const { commit, author, message } = one;
      const { status } = await publish({ commit, author, message });
      // Somebody is publishing at this moment; the next look finds it again.
      if (status === 'busy') return;
      const isDone = status === 'published' || status === 'unchanged';
      keep(isDone ? without(one.id) : [...without(one.id), { ...one, failure: status }]);
    }
  };
  let look = Promise.resolve();
  const timer = setInterval(() => {
    look = look
      .then(() => runDue(new Date()))
      .catch((error: unknown) => {
        console.error('A publication for this time could not be looked at.', error);
      });
  }, LOOK_EVERY_MS).unref();
  return {
    all: () => appointments,
    add: (at, { commit, author: { name, email }, message }) => {
      const author = { name, email };
      const added = { id: randomUUID(), at: at.toISOString(), commit, author, message };
      keep([...appointments, added]);
      return added;
    },
    remove: (id) => {
      keep(without(id));
    },
    runDue,
    stop: () => {
      clearInterval(timer);
    },
  };
}

function readSchedule(file: string): Appointment[] {
  try {
    return scheduleSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

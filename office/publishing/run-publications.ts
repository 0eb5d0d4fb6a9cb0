import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isWhole } from '../preview/preview-of.ts';
import { websitePort, type Outcome, type WebsitePort } from '../server/website-port.ts';
import { exportContent } from '../transfer/export-content.ts';
import { runPlanned } from './planned.ts';
import {
  changePublications,
  findPublications,
  queuePublication,
  tellOfFailure,
} from './publications.ts';
import { publishingTexts as texts } from './texts.ts';

const LOOK_EVERY_MS = 500;
const LOOK_AT_TIMES_EVERY_MS = 10_000;
const TRY_AGAIN_AFTER_MS = 3_600_000;
const MOST_AT_ONCE = 500;

/**
 * Publishes what waits, one build at a time, for as long as the office runs. What a crash has ended in its
 * middle begins again; until then the website is the one before.
 */
export async function runPublications(payload: Payload): Promise<void> {
  const website = websitePort();
  if (website === undefined) return;
  const known = new Map<string, string>();
  website.writeDrafts = (folder) =>
    exportContent(payload, folder, { drafts: true, isWhole, known });
  const takeUpAgain = (): Promise<void> =>
    changePublications(payload, { status: { equals: 'running' } }, { status: 'waiting' });
  await takeUpAgain();
  if (website.isFromEarlierProgram()) await queuePublication(payload, texts.newProgram);
  let lookedAt = 0;
  let [isEnding, isBroken] = [false, false];
  website.letGo = () => {
    isEnding = true;
    return endConnections(payload);
  };
  const look = async (): Promise<void> => {
    try {
      // Nothing else is under way here, so what is called running has lost its end.
      if (isBroken) await takeUpAgain();
      isBroken = false;
      if (Date.now() - lookedAt >= LOOK_AT_TIMES_EVERY_MS) {
        lookedAt = Date.now();
        await runPlanned(payload, website);
        if (website.isDue()) await publishDue(payload);
      }
      await publishWaiting(payload, website);
    } catch (error) {
      isBroken = true;
      // Begun before the end, it has lost its connections.
      if (!isEnding)
        website.failure('What waits for being published could not be looked at.', error);
    }
    setTimeout(() => {
      if (!isEnding) void look();
    }, LOOK_EVERY_MS).unref();
  };
  void look();
}

/** Payload itself never ends them, and keeps one from its pool; the embedded database would wait for it. */
async function endConnections({ db }: Payload): Promise<void> {
  const { pool } = db as unknown as PostgresAdapter;
  pool.on('error', () => undefined);
  const last = await pool.connect();
  // From here on nothing under way gets a new one.
  void pool.end();
  await last.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  );
  last.release(true);
}

async function publishWaiting(payload: Payload, website: WebsitePort): Promise<void> {
  const waiting = await findPublications(payload, { status: { equals: 'waiting' } }, MOST_AT_ONCE);
  const [newest] = waiting;
  if (newest === undefined) return;
  // All that wait become one.
  const these = { id: { in: waiting.map(({ id }) => id) } };
  await changePublications(payload, these, { status: 'running' });
  const what = [...new Set(waiting.map((one) => one.what).toReversed())].join(', ');
  const members = await website.members();
  const author = members.get(newest.person ?? '') ?? { name: texts.office, email: 'office' };
  const outcome = await build(payload, website, () => website.publish(author, what));
  if (outcome.status === 'published') {
    await changePublications(payload, these, { status: 'published', commit: outcome.commit });
    return;
  }
  // Whatever was published meanwhile may mend it, and both become one.
  const isOvertaken =
    (await findPublications(payload, { status: { equals: 'waiting' } }, 1)).length > 0;
  if (isOvertaken) return changePublications(payload, these, { status: 'waiting' });
  const failure = texts.reasons[outcome.why];
  await changePublications(payload, these, { status: 'failed', failure });
  const persons = new Set(waiting.map(({ person }) => person ?? ''));
  for (const person of persons) {
    const { email } = members.get(person) ?? {};
    if (email !== undefined) await tellOfFailure(website, email, texts.failedMail(what, failure));
  }
}

// One that has failed is not tried again and again.
async function publishDue(payload: Payload): Promise<void> {
  const [newest] = await findPublications(payload, { what: { equals: texts.dueDate } }, 1);
  const age = Date.now() - new Date(newest?.updatedAt ?? 0).getTime();
  if (newest?.status !== 'failed' || age > TRY_AGAIN_AFTER_MS)
    await queuePublication(payload, texts.dueDate);
}

async function build(
  payload: Payload,
  website: WebsitePort,
  publish: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    website.begin('writing');
    await exportContent(payload, website.published);
    return await publish();
  } catch (error) {
    website.failure('A publication failed.', error);
    const isDiskFull = (error as NodeJS.ErrnoException).code === 'ENOSPC';
    return { status: 'failed', why: isDiskFull ? 'disk' : 'build' };
  }
}

import type { Health } from './read-health.ts';
import { healthTexts as texts } from './texts.ts';

/** One sentence about the state of the site. */
export interface HealthSentence {
  /** `alarm` needs somebody now, `note` when there is time. */
  readonly kind: 'good' | 'note' | 'alarm';
  readonly sentence: string;
}

export interface HealthPart {
  readonly title: string;
  readonly sentences: readonly HealthSentence[];
}

const good = (sentence: string): HealthSentence => ({ kind: 'good', sentence });
const note = (sentence: string): HealthSentence => ({ kind: 'note', sentence });
const alarm = (sentence: string): HealthSentence => ({ kind: 'alarm', sentence });

const HOUR_MS = 60 * 60 * 1000;
const BACKUP_DUE_HOURS = 26;
const BACKUP_LATE_HOURS = 7 * 24;
const LATE_SECONDS = 15 * 60;
// As `/readyz` judges them.
const LOW_BYTES = 500_000_000;
const LOW_SHARE = 0.05;

function serverSentences({ server, deliveries }: Health): HealthSentence[] {
  const database =
    deliveries === undefined ? [alarm(texts.databaseAway)] : [good(texts.databaseThere)];
  if (server === undefined) return [note(texts.serverSilent), ...database];
  const { reasons, startedAt, sent } = server;
  const told = reasons
    .filter((reason) => Object.hasOwn(texts.reasons, reason))
    .map((reason) => alarm(texts.reasons[reason] ?? reason));
  return [
    ...(reasons.length === 0 ? [good(texts.serverWell)] : told),
    ...(startedAt === undefined ? [] : [good(texts.runsSince(startedAt))]),
    good(texts.sent(sent.delivered, sent.failed)),
    ...database,
  ];
}

function deliverySentences({ deliveries, mailHost, hasChat }: Health): HealthSentence[] {
  const places = [
    mailHost === undefined ? alarm(texts.noMailServer) : good(texts.mailServer(mailHost)),
    hasChat ? good(texts.chat) : alarm(texts.noChat),
  ];
  const jobs = Object.values(deliveries ?? {}).flatMap((states) => Object.entries(states));
  const said = jobs.flatMap(([job, { waiting, oldestWaitingSeconds, deadLetters }]) => {
    const what = texts.jobs[job] ?? job;
    return [
      ...(deadLetters > 0
        ? [alarm(texts.dead(what, deadLetters, job === 'send-newsletter-request'))]
        : []),
      ...(waiting > 0 && oldestWaitingSeconds > LATE_SECONDS
        ? [alarm(texts.late(what, waiting, Math.round(oldestWaitingSeconds / 60)))]
        : []),
      ...(waiting > 0 && oldestWaitingSeconds <= LATE_SECONDS
        ? [note(texts.waiting(what, waiting))]
        : []),
    ];
  });
  const isQuiet = deliveries !== undefined && said.length === 0;
  return [...places, ...(isQuiet ? [good(texts.allSent)] : said)];
}

function diskSentence({ disk: { freeBytes, totalBytes } }: Health): HealthSentence {
  const said = texts.disk(freeBytes, totalBytes);
  return freeBytes < Math.min(LOW_BYTES, totalBytes * LOW_SHARE)
    ? alarm(`${said} ${texts.diskLow}`)
    : good(said);
}

function backupSentence({ backupAt }: Health, now: Date): HealthSentence {
  if (backupAt === undefined) return alarm(texts.noBackup);
  const hours = (now.getTime() - backupAt.getTime()) / HOUR_MS;
  if (hours <= BACKUP_DUE_HOURS) return good(texts.backup(backupAt));
  return hours > BACKUP_LATE_HOURS
    ? alarm(texts.backupOld(backupAt))
    : note(texts.backupOld(backupAt));
}

function erasingSentences({ erasing }: Health): HealthSentence[] {
  if (erasing === undefined) return [];
  const { held, marked, nextInDays } = erasing;
  const rows = Object.entries(marked).filter(([, number]) => number > 0);
  return [
    ...(held === null ? [] : [alarm(texts.held(held))]),
    ...(rows.length === 0
      ? [good(texts.nothingMarked)]
      : rows.map(([table, number]) => note(texts.marked(texts.tables[table] ?? table, number)))),
    ...(held === null && nextInDays !== undefined ? [note(texts.nextErasure(nextInDays))] : []),
  ];
}

/** What an operator should know of the site, in the order in which it matters. */
export function healthParts(health: Health, now = new Date()): HealthPart[] {
  const { titles } = texts;
  return [
    { title: titles.server, sentences: serverSentences(health) },
    { title: titles.deliveries, sentences: deliverySentences(health) },
    { title: titles.data, sentences: [backupSentence(health, now), diskSentence(health)] },
    { title: titles.erasing, sentences: erasingSentences(health) },
  ].filter(({ sentences }) => sentences.length > 0);
}

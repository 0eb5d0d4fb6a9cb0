import { isDiskLow } from '../../server/health/status.ts';
import { healthTexts as texts } from './health-texts.ts';
import { launchParts } from './launch.ts';
import type { DeskPorts } from './ports.ts';
import { readHealth, type Health } from './read-health.ts';
import {
  alarm,
  good,
  mayOpen,
  note,
  type MakeScreen,
  type Marked,
  type ScreenName,
} from './screen.ts';

/** Where somebody may do something about it, unless that page is not theirs. */
type AddressOf = (name: ScreenName) => string | undefined;

const pageOfReason: Readonly<Record<string, ScreenName>> = {
  declarations_dead: 'erklaerungen',
  newsletter_dead: 'newsletter',
};

/** What the site says of itself, in sentences, and what a launch still waits for. */
export function healthScreen({ platform, root, log }: DeskPorts): MakeScreen {
  return async (reader) => {
    await log({ who: reader, what: 'health.look' });
    const addressOf: AddressOf = (name) =>
      mayOpen(reader.role, name) ? `/admin/${name}` : undefined;
    const parts = partsOf(await readHealth(platform), addressOf);
    const alarms = parts.flatMap(({ words }) => words.filter(({ kind }) => kind === 'alarm'));
    return {
      title: texts.title,
      said: alarms.length === 0 ? good(texts.allWell) : alarm(texts.needsYou(alarms.length)),
      parts: [...parts, ...(await launchParts(root, platform.database))],
    };
  };
}

const HOUR_MS = 60 * 60 * 1000;
const BACKUP_DUE_HOURS = 26;
const BACKUP_LATE_HOURS = 7 * 24;
const LATE_SECONDS = 15 * 60;

// Without them what counts as delivered lies on this computer.
const sendsAll = ({ mailHost, hasChat }: Health): boolean => mailHost !== undefined && hasChat;

function serverSentences(health: Health, addressOf: AddressOf): Marked[] {
  const { server, deliveries } = health;
  const database =
    deliveries === undefined ? [alarm(texts.databaseAway)] : [good(texts.databaseThere)];
  if (server === undefined) return [note(texts.serverSilent), ...database];
  const { reasons, startedAt, sent } = server;
  const told = reasons
    .filter((reason) => Object.hasOwn(texts.reasons, reason))
    .map((reason) => {
      const page = pageOfReason[reason];
      return alarm(texts.reasons[reason] ?? reason, page && addressOf(page));
    });
  return [
    ...(reasons.length === 0 ? [good(texts.serverWell)] : told),
    ...(startedAt === undefined ? [] : [good(texts.runsSince(startedAt))]),
    ...(sendsAll(health) ? [good(texts.sent(sent.delivered, sent.failed))] : []),
    ...database,
  ];
}

function deliverySentences(health: Health, addressOf: AddressOf): Marked[] {
  const { deliveries, mailHost, hasChat } = health;
  const places = [
    mailHost === undefined ? alarm(texts.noMailServer) : good(texts.mailServer(mailHost)),
    hasChat ? good(texts.chat) : alarm(texts.noChat, addressOf('erklaerungen')),
  ];
  const jobs = Object.values(deliveries ?? {}).flatMap((states) => Object.entries(states));
  const said = jobs.flatMap(([job, { waiting, oldestWaitingSeconds, deadLetters }]) => {
    const what = texts.jobs[job] ?? job;
    const page = job === 'send-newsletter-request' ? 'newsletter' : 'erklaerungen';
    return [
      ...(deadLetters > 0 ? [alarm(texts.dead(what, deadLetters, page), addressOf(page))] : []),
      ...(waiting > 0 && oldestWaitingSeconds > LATE_SECONDS
        ? [alarm(texts.late(what, waiting, Math.round(oldestWaitingSeconds / 60)))]
        : []),
      ...(waiting > 0 && oldestWaitingSeconds <= LATE_SECONDS
        ? [note(texts.waiting(what, waiting))]
        : []),
    ];
  });
  const isQuiet = deliveries !== undefined && said.length === 0;
  const quiet = sendsAll(health) ? texts.allSent : texts.nothingWaits;
  return [...places, ...(isQuiet ? [good(quiet)] : said)];
}

function diskSentence({ disk }: Health): Marked {
  const said = texts.disk(disk.freeBytes, disk.totalBytes);
  return isDiskLow(disk) ? alarm(`${said} ${texts.diskLow}`) : good(said);
}

function backupSentence({ backupAt }: Health, now: Date): Marked {
  if (backupAt === undefined) return alarm(texts.noBackup);
  const hours = (now.getTime() - backupAt.getTime()) / HOUR_MS;
  if (hours <= BACKUP_DUE_HOURS) return good(texts.backup(backupAt));
  return hours > BACKUP_LATE_HOURS
    ? alarm(texts.backupOld(backupAt))
    : note(texts.backupOld(backupAt));
}

function erasingSentences({ erasing }: Health): Marked[] {
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
function partsOf(health: Health, addressOf: AddressOf, now = new Date()) {
  const { titles } = texts;
  return [
    { title: titles.server, words: serverSentences(health, addressOf) },
    { title: titles.deliveries, words: deliverySentences(health, addressOf) },
    { title: titles.data, words: [backupSentence(health, now), diskSentence(health)] },
    { title: titles.erasing, words: erasingSentences(health) },
  ].filter(({ words }) => words.length > 0);
}

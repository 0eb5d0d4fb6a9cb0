import { dayInGerman, inGerman, inShort } from '../german.ts';
import { declarationTexts as texts, listTexts } from './declaration-texts.ts';
import { tidyReference } from '../../server/reference.ts';
import type { Report } from '../../src/features/declarations/server/declaration-reports.ts';
import { DELIVERIES, type Delivery } from '../../src/features/declarations/server/deliver.ts';
import {
  countWaiting,
  deskStates,
  readDeclaration,
  searchDeclarations,
  seenState,
  type DeskFilter,
} from '../../src/features/declarations/server/desk.ts';
import { declaredIn, titleOf } from '../../src/features/declarations/server/kinds.ts';
import { isMailed } from './declaration-mails.ts';
import { saidOf, type DeskPorts } from './ports.ts';
import {
  alarm,
  good,
  hidden,
  note,
  type Asked,
  type Form,
  type MakeScreen,
  type Marked,
  type Part,
  type Perhaps,
  type Screen,
  type Word,
} from './screen.ts';

const PAGE_SIZE = 50;
/** Letters of a note. */
export const NOTE_LIMIT = 2000;
const { badges, columns, mails } = listTexts;
const { giveUp, sentStates } = texts;

/** What somebody looks for in the list. */
export const filterOf = (query: Asked['query']): DeskFilter => ({
  state: deskStates.find((state) => state === query['zeigen']) ?? 'open',
  search: (query['suche'] ?? '').replaceAll('\0', '').trim().slice(0, 200),
});

const queryOf = ({ state, search }: DeskFilter, page = 1): string =>
  `?${new URLSearchParams({ zeigen: state, suche: search, seite: String(page) }).toString()}`;

/** How the deliveries of one declaration are getting on, in one word. */
function badgeOf({ deliveries, givenUpAt, keptHere }: Report): Marked {
  const states = Object.values(deliveries).map(({ state }) => state);
  if (givenUpAt !== null && states.some((state) => state !== 'delivered'))
    return note(badges.letBe);
  if (states.includes('given up')) return alarm(badges.givenUp);
  if (states.includes('waiting')) return note(badges.waiting);
  return keptHere.length > 0 ? alarm(badges.keptHere) : good(badges.sent);
}

/** Rows of declarations as every list shows them. */
export const declarationTable = (reports: readonly Report[]): NonNullable<Part['table']> => ({
  columns: Object.values(columns),
  rows: reports.map((report) => [
    { text: report.reference, to: `/admin/erklaerungen/${report.reference}` },
    `${titleOf(report.type)}${report.suspicious ? ` (${listTexts.suspicious})` : ''}`,
    inShort(report.receivedAt),
    report.content.name,
    report.endsOn === null ? listTexts.noEnd : dayInGerman(report.endsOn),
    badgeOf(report),
    report.doneAt === null ? listTexts.open : listTexts.done,
  ]),
});

/** The list of declarations, and one of them. */
export function declarationScreens({ platform, mailer, log }: DeskPorts): MakeScreen {
  const { database } = platform;
  const { drizzle } = database;

  const list: MakeScreen = async (reader, { query }) => {
    const filter = filterOf(query);
    const asked = Math.trunc(Number(query['seite'] ?? 1));
    const page = asked >= 1 && asked <= 100_000 ? asked : 1;
    const about = filter.search === '' ? listTexts.states[filter.state] : listTexts.searched;
    await log({ who: reader, what: 'declarations.list', about });
    const counts = await countWaiting(drizzle);
    const { reports, total } = await searchDeclarations(drizzle, filter, { size: PAGE_SIZE, page });
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const turn = (text: string, to: number): Perhaps<Word> =>
      to >= 1 && to <= pages && { text, to: `/admin/erklaerungen${queryOf(filter, to)}` };
    const states = deskStates.map((state) => [state, listTexts.states[state]] as const);
    const mailed = await isMailed(database, reader.id);
    const said = { aus: mails.removed, an: mails.added };
    return {
      title: listTexts.title,
      lead: listTexts.waitingNow(counts.open, counts.undelivered, counts.givenUp),
      said: saidOf(said, query['meldung']),
      parts: [
        {
          words: [
            counts.givenUp > 0 &&
              alarm(
                listTexts.deadLetters(counts.givenUp),
                `/admin/erklaerungen${queryOf({ state: 'givenUp', search: '' })}`,
              ),
          ],
          forms: [
            {
              action: '/admin/erklaerungen',
              isReading: true,
              button: listTexts.search,
              fields: [
                {
                  name: 'suche',
                  label: listTexts.searchLabel,
                  type: 'search',
                  most: 200,
                  value: filter.search,
                  isOptional: true,
                },
                {
                  name: 'zeigen',
                  label: listTexts.stateLabel,
                  value: filter.state,
                  options: states,
                },
              ],
            },
          ],
        },
        {
          title: listTexts.found(total),
          ...(total === 0 ? { words: [listTexts.none] } : { table: declarationTable(reports) }),
        },
        {
          words: [
            turn(listTexts.newer, page - 1),
            pages > 1 && listTexts.page(page, pages),
            turn(listTexts.older, page + 1),
            {
              text: listTexts.exportList,
              to: `/buero/erklaerungen/tabelle.csv${queryOf(filter)}`,
            },
          ],
        },
        {
          title: mails.title,
          isFolded: true,
          words: [mails.lead, mailer.isCapturing && alarm(mails.noServer)],
          forms: [
            {
              action: '/buero/erklaerungen/mails',
              fields: [hidden('an', mailed ? 'nein' : 'ja')],
              button: mailed ? mails.remove : mails.add,
              kind: 'quiet',
            },
          ],
        },
      ],
    };
  };

  const one: MakeScreen = async (reader, { rest: [typed = '', print], query }) => {
    const report = await readDeclaration(drizzle, tidyReference(typed));
    if (report === undefined)
      return {
        title: texts.missing,
        parts: [{ words: [texts.missingText, { text: texts.back, to: '/admin/erklaerungen' }] }],
      };
    const isForPrint = print === 'drucken';
    const what = isForPrint ? 'declaration.print' : 'declaration.read';
    await log({ who: reader, what, about: report.reference });
    return oneScreen(report, isForPrint, query['meldung']);
  };

  return (reader, asked) => (asked.rest.length === 0 ? list(reader, asked) : one(reader, asked));
}

/** What a page says after one of its buttons. */
export const declarationAnswers = {
  gesendet: texts.sentAgain,
  'nicht-gesendet': texts.notSentAgain,
  erledigt: texts.markedDone,
  offen: texts.unmarked,
  unveraendert: texts.unchanged,
  notiz: texts.noteSaved,
  'notiz-da': texts.noteThere,
  'notiz-leer': texts.noteEmpty,
  'notiz-lang': texts.noteTooLong(NOTE_LIMIT),
  beendet: giveUp.done,
} as const;
const complaints = ['nicht-gesendet', 'notiz-leer', 'notiz-lang'];

/** How one of the mails is getting on. */
export function deliveryWords(
  { deliveries, keptHere, givenUpAt }: Report,
  delivery: Delivery,
): Word[] {
  const { state, at, failures, problem } = deliveries[delivery];
  if (state === 'delivered') {
    return keptHere.includes(delivery)
      ? [alarm(sentStates.keptHere)]
      : [good(sentStates.delivered(inGerman(at ?? '')))];
  }
  const why = failures > 0 ? [texts.failures(failures, problem ?? texts.unknownProblem)] : [];
  if (givenUpAt !== null) return [note(sentStates.letBe(inGerman(givenUpAt))), ...why];
  return state === 'waiting'
    ? [note(texts.waiting(inGerman(at ?? ''))), ...why]
    : [alarm(texts.givenUp), ...why];
}

function deliveryForms(report: Report): Form[] {
  const { reference, deliveries, givenUpAt } = report;
  const action = `/buero/erklaerungen/${reference}`;
  const again = DELIVERIES.flatMap((delivery): Form[] => {
    const { state, failures } = deliveries[delivery];
    // The first try is about to happen.
    if (state === 'waiting' && failures === 0) return [];
    const what = texts.delivery[delivery];
    const wasSent = state === 'delivered' && !report.keptHere.includes(delivery);
    return [
      {
        action: `${action}/senden`,
        fields: [hidden('was', delivery), hidden('gesehen', seenState(report, delivery))],
        button: wasSent ? texts.sendAgain(what) : texts.sendNow(what),
        ...(state === 'delivered' && { kind: 'quiet' }),
      },
    ];
  });
  const hasFailed = DELIVERIES.some(
    (delivery) => deliveries[delivery].state !== 'delivered' && deliveries[delivery].failures > 0,
  );
  if ((!hasFailed && badgeOf(report).text !== badges.givenUp) || givenUpAt !== null) return again;
  const { lead, button } = giveUp;
  return [...again, { action: `${action}/aufgeben`, lead, button, kind: 'danger' }];
}

/** Begins a mail to the person in the reader's own mail program; nothing where no address was stored. */
const answerTo = (email: string, subject: string): Perhaps<Word> =>
  email !== '' && {
    text: texts.answer(email),
    to: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`,
  };

function oneScreen(report: Report, isForPrint: boolean, word: string | undefined): Screen {
  const { reference, type, receivedAt, endsOn, content, doneAt, doneBy, notes } = report;
  const action = `/buero/erklaerungen/${reference}`;
  const forms = (all: Form[]): Pick<Part, 'forms'> => (isForPrint ? {} : { forms: all });
  const done = doneAt === null ? texts.stillOpen : texts.doneBy(doneBy ?? '', inGerman(doneAt));
  return {
    title: `${titleOf(type)} ${reference}`,
    ...(report.suspicious && { lead: listTexts.suspiciousNote }),
    said: saidOf(declarationAnswers, word, complaints),
    isForPrint,
    parts: [
      {
        title: texts.declared,
        facts: declaredIn(type, content).map(({ label, value }) => [label, value]),
      },
      {
        title: texts.times,
        facts: [
          [texts.received, inGerman(receivedAt)],
          ...(endsOn === null ? [] : ([[texts.endsOn, dayInGerman(endsOn)]] as const)),
        ],
      },
      {
        title: texts.deliveries,
        facts: DELIVERIES.map((delivery) => [
          texts.delivery[delivery],
          deliveryWords(report, delivery),
        ]),
        ...forms(deliveryForms(report)),
      },
      {
        title: texts.handling,
        words: [done, !isForPrint && answerTo(content.email, `${titleOf(type)} ${reference}`)],
        ...forms([
          {
            action: `${action}/erledigt`,
            fields: [hidden('erledigt', doneAt === null ? 'ja' : 'nein')],
            ...(doneAt === null
              ? { button: texts.markDone }
              : { button: texts.unmark, kind: 'quiet' }),
          },
        ]),
      },
      {
        title: texts.notes,
        words: [notes.length === 0 && texts.noNotes],
        facts: notes.map(({ at, by, note }) => [`${by}, ${inGerman(at)}`, note]),
        ...forms([
          {
            action: `${action}/notiz`,
            fields: [
              { name: 'gesehen', type: 'hidden', value: String(notes.length) },
              { name: 'notiz', label: texts.noteLabel, type: 'textarea', most: NOTE_LIMIT },
            ],
            button: texts.addNote,
            kind: 'quiet',
          },
        ]),
      },
      {
        words: isForPrint
          ? [texts.printed(inGerman(new Date()))]
          : [
              { text: texts.print, to: `/admin/erklaerungen/${reference}/drucken` },
              { text: texts.back, to: '/admin/erklaerungen' },
            ],
      },
    ],
  };
}

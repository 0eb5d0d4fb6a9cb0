import { ReadableStream as Web } from 'node:stream/web';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Report } from '#features/declarations/server/declaration-reports.ts';
import { DELIVERIES } from '#features/declarations/server/deliver.ts';
import {
  addNote,
  markDone,
  readDeclaration,
  sendAgain,
} from '#features/declarations/server/desk.ts';
import {
  countWaiting,
  deskStates,
  exportedDeclarations,
  searchDeclarations,
  type DeskFilter,
} from '#features/declarations/server/desk-search.ts';
import { tidyReference } from '#server/reference.ts';
import { spreadsheetRows, spreadsheetStart } from './csv.ts';
import { declarationView, missingView, NOTE_LIMIT, printView } from './declaration-view.ts';
import { listView, PAGE_SIZE } from './list-view.ts';
import type { OfficePorts } from './ports.ts';
import { declarationTexts as texts, deskTexts } from './texts.ts';

const MOST_PAGES = 100_000;

const filterOf = (context: Context): DeskFilter => {
  const given = context.req.query('zeigen');
  return {
    state: deskStates.find((state) => state === given) ?? 'open',
    search: (context.req.query('suche') ?? '').trim().slice(0, 200),
  };
};

// What a redirect says afterwards, so that loading the page again does nothing twice.
const said = {
  gesendet: texts.sentAgain,
  'nicht-gesendet': texts.notSentAgain,
  erledigt: texts.markedDone,
  offen: texts.unmarked,
  unveraendert: texts.unchanged,
  notiz: texts.noteSaved,
  'notiz-da': texts.noteThere,
  'notiz-leer': texts.noteEmpty,
  'notiz-lang': texts.noteTooLong(NOTE_LIMIT),
} as const;

const sendForm = z.object({ was: z.enum(DELIVERIES), gesehen: z.string().max(200) });
const doneForm = z.object({ erledigt: z.enum(['ja', 'nein']) });
const noteForm = z.object({ notiz: z.string() });

/** The desk for cancellations and withdrawals. Everything is a page or a form; nothing needs script. */
export function declarationRoutes(ports: OfficePorts): Hono {
  const { platform, personOf, log, show } = ports;
  const { database } = platform;
  const app = new Hono();

  const oneOf = (context: Context): Promise<Report | undefined> =>
    readDeclaration(database.drizzle, tidyReference(context.req.param('reference') ?? ''));
  const noteLook = (context: Context, what: string, about: string): Promise<void> =>
    log({ who: personOf(context), what, about });
  const missing = async (context: Context): Promise<Response> => {
    context.status(404);
    return show(context, { title: texts.missing, body: missingView() });
  };
  const backTo = (context: Context, reference: string, word: keyof typeof said): Response =>
    context.redirect(`/erklaerungen/${reference}?meldung=${word}`, 303);

  app.get('/erklaerungen', async (context) => {
    const filter = filterOf(context);
    const asked = Math.trunc(Number(context.req.query('seite') ?? 1));
    const page = asked >= 1 && asked <= MOST_PAGES ? asked : 1;
    await noteLook(
      context,
      'declarations.list',
      filter.search === '' ? deskTexts.states[filter.state] : deskTexts.searched,
    );
    const counts = await countWaiting(database.drizzle);
    const found = await searchDeclarations(database.drizzle, filter, { size: PAGE_SIZE, page });
    const body = listView({ ...found, filter, page, counts });
    return show(context, { title: deskTexts.title, body });
  });

  app.get('/erklaerungen/stand', async (context) => {
    const { open, undelivered, givenUp } = await countWaiting(database.drizzle);
    context.header('Cache-Control', 'no-store');
    return context.json({ words: deskTexts.waitingNow(open, undelivered, givenUp) });
  });

  app.get('/erklaerungen/export.csv', async (context) => {
    const filter = filterOf(context);
    const { total } = await searchDeclarations(database.drizzle, filter, { size: 0, page: 1 });
    await noteLook(context, 'declarations.export', `${total} rows`);
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="erklaerungen.csv"');
    context.header('Cache-Control', 'no-store');
    // Sent in portions, because there may be many. When one fails the download stops, so nobody takes it for complete.
    const lines = Web.from(spreadsheetOf(exportedDeclarations(database, filter)));
    return context.body(lines as ReadableStream<Uint8Array<ArrayBuffer>>);
  });

  app.get('/erklaerungen/:reference', async (context) => {
    const report = await oneOf(context);
    if (report === undefined) return missing(context);
    await noteLook(context, 'declaration.read', report.reference);
    const word = context.req.query('meldung') ?? '';
    const message = Object.hasOwn(said, word) ? said[word as keyof typeof said] : undefined;
    const body = declarationView(report, message);
    return show(context, { title: report.reference, body });
  });

  app.get('/erklaerungen/:reference/drucken', async (context) => {
    const report = await oneOf(context);
    if (report === undefined) return missing(context);
    await noteLook(context, 'declaration.print', report.reference);
    const body = printView(report, new Date());
    return show(context, { title: report.reference, body, isForPrint: true });
  });

  app.get('/erklaerungen/:reference/export.json', async (context) => {
    const report = await oneOf(context);
    if (report === undefined) return missing(context);
    await noteLook(context, 'declaration.export', report.reference);
    const name = `attachment; filename="${report.reference}.json"`;
    context.header('Content-Disposition', name);
    context.header('Cache-Control', 'no-store');
    return context.json({ ...report, id: undefined, confirmationId: undefined });
  });

  app.post('/erklaerungen/:reference/senden', async (context) => {
    const form = sendForm.safeParse(await context.req.parseBody());
    const report = await oneOf(context);
    if (report === undefined || !form.success) return missing(context);
    const { was, gesehen } = form.data;
    await noteLook(context, `declaration.send.${was}`, report.reference);
    const isSent = await sendAgain(platform, report.reference, was, gesehen);
    return backTo(context, report.reference, isSent ? 'gesendet' : 'nicht-gesendet');
  });

  app.post('/erklaerungen/:reference/erledigt', async (context) => {
    const form = doneForm.safeParse(await context.req.parseBody());
    const report = await oneOf(context);
    if (report === undefined || !form.success) return missing(context);
    const isDone = form.data.erledigt === 'ja';
    await noteLook(context, isDone ? 'declaration.done' : 'declaration.reopen', report.reference);
    const by = isDone ? personOf(context).name : undefined;
    const isChanged = await markDone(database.drizzle, report.reference, by);
    if (!isChanged) return backTo(context, report.reference, 'unveraendert');
    return backTo(context, report.reference, isDone ? 'erledigt' : 'offen');
  });

  app.post('/erklaerungen/:reference/notiz', async (context) => {
    const form = noteForm.safeParse(await context.req.parseBody());
    const report = await oneOf(context);
    if (report === undefined || !form.success) return missing(context);
    const note = form.data.notiz
      .replaceAll('\r\n', '\n')
      .trim()
      .toWellFormed()
      .replaceAll('\0', '');
    if (note === '') return backTo(context, report.reference, 'notiz-leer');
    if (note.length > NOTE_LIMIT) return backTo(context, report.reference, 'notiz-lang');
    await noteLook(context, 'declaration.note', report.reference);
    const isNew = await addNote(database, report.reference, { by: personOf(context).name, note });
    return backTo(context, report.reference, isNew ? 'notiz' : 'notiz-da');
  });

  return app;
}

async function* spreadsheetOf(
  portions: AsyncIterable<Report[]>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(spreadsheetStart + spreadsheetRows([columns]));
  for await (const reports of portions) yield encoder.encode(spreadsheetRows(reports.map(rowOf)));
}

const columns = [
  ...['Vorgang', 'Art', 'Eingang (UTC)', 'Vertragsende', 'Name', 'E-Mail', 'Vertrag', 'Grund'],
  ...['Chat', 'Bestätigung', 'Erledigt (UTC)', 'Erledigt von'],
];

const rowOf = (report: Report): string[] => {
  const { reference, type, receivedAt, endsOn, content, deliveries, doneAt, doneBy } = report;
  return [
    ...[reference, deskTexts.kinds[type] ?? type, receivedAt, endsOn ?? ''],
    ...['name', 'email', 'contract', 'reason'].map((field) => content[field] ?? ''),
    ...[deliveries['notify-team'].state, deliveries['send-confirmation'].state],
    ...[doneAt ?? '', doneBy ?? ''],
  ];
};

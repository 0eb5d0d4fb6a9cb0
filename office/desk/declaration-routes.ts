import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { spreadsheetRows, spreadsheetStart } from './csv.ts';
import { setMailed } from './declaration-mails.ts';
import { dayInGerman, inShort } from '../german.ts';
import { listTexts } from './declaration-texts.ts';
import { declarationAnswers, deliveryWords, filterOf, NOTE_LIMIT } from './declarations.ts';
import { fieldOf } from '../sign-in/requests.ts';
import { backTo, memberOf, type DeskPorts } from './ports.ts';
import { tidyReference } from '../../server/reference.ts';
import type { Report } from '../../src/features/declarations/server/declaration-reports.ts';
import { DELIVERIES } from '../../src/features/declarations/server/deliver.ts';
import {
  addNote,
  exportedDeclarations,
  giveUpDelivery,
  markDone,
  readDeclaration,
  searchDeclarations,
  sendAgain,
} from '../../src/features/declarations/server/desk.ts';
import { allFields, declaredIn, titleOf } from '../../src/features/declarations/server/kinds.ts';

/** What the buttons of these pages do. */
export function declarationRoutes({ platform, log }: DeskPorts): Hono {
  const { database } = platform;
  const app = new Hono();

  app.get('/buero/erklaerungen/tabelle.csv', async (context) => {
    const filter = filterOf(context.req.query());
    const { total } = await searchDeclarations(database.drizzle, filter, { size: 0, page: 1 });
    const about = listTexts.found(total);
    await log({ who: memberOf(context), what: 'declarations.export', about });
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="erklaerungen.csv"');
    // Sent in portions, because there may be many. When one fails the download stops, so nobody takes it for complete.
    const lines = Readable.toWeb(
      Readable.from(spreadsheet(exportedDeclarations(database, filter))),
    );
    return context.body(lines as unknown as ReadableStream<Uint8Array<ArrayBuffer>>);
  });
  app.post('/buero/erklaerungen/mails', async (context) => {
    const member = memberOf(context);
    const isWanted = (await fieldOf(context, 'an')) === 'ja';
    await log({ who: member, what: 'declarations.mails' });
    await setMailed(database, member.id, isWanted);
    return backTo(context, 'erklaerungen', isWanted ? 'an' : 'aus');
  });
  app.post('/buero/erklaerungen/:reference/:does', async (context) => {
    const { reference: typed, does } = context.req.param();
    const reference = tidyReference(typed);
    const who = memberOf(context);
    const say = (word: keyof typeof declarationAnswers): Response =>
      backTo(context, `erklaerungen/${reference}`, word);
    const report = await readDeclaration(database.drizzle, reference);
    if (report === undefined) return backTo(context, `erklaerungen/${reference}`, 'weg');
    if (does === 'senden') {
      const asked = await fieldOf(context, 'was');
      const was = DELIVERIES.find((delivery) => delivery === asked);
      if (was === undefined) return say('nicht-gesendet');
      await log({ who, what: `declaration.send.${was}`, about: reference });
      const seen = await fieldOf(context, 'gesehen');
      const isSent = await sendAgain(platform, reference, was, seen);
      return say(isSent ? 'gesendet' : 'nicht-gesendet');
    }
    if (does === 'aufgeben') {
      await log({ who, what: 'declaration.give-up', about: reference });
      return say((await giveUpDelivery(database, reference)) ? 'beendet' : 'unveraendert');
    }
    if (does === 'erledigt') {
      const isDone = (await fieldOf(context, 'erledigt')) === 'ja';
      await log({
        who,
        what: isDone ? 'declaration.done' : 'declaration.reopen',
        about: reference,
      });
      const isChanged = await markDone(database.drizzle, reference, isDone ? who.name : undefined);
      if (!isChanged) return say('unveraendert');
      return say(isDone ? 'erledigt' : 'offen');
    }
    if (does !== 'notiz') return context.notFound();
    const note = (await fieldOf(context, 'notiz', NOTE_LIMIT * 3)).replaceAll('\r\n', '\n').trim();
    if (note === '') return say('notiz-leer');
    if (note.length > NOTE_LIMIT) return say('notiz-lang');
    const [seen] = /^\d{1,4}$/u.exec(await fieldOf(context, 'gesehen')) ?? ['0'];
    await log({ who, what: 'declaration.note', about: reference });
    const added = { by: who.name, note, seen: Number(seen) };
    const isNew = await addNote(database, reference, added);
    return say(isNew ? 'notiz' : 'notiz-da');
  });
  return app;
}

async function* spreadsheet(portions: AsyncIterable<Report[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(spreadsheetStart + spreadsheetRows([listTexts.csv([...allFields.values()])]));
  for await (const reports of portions) yield Buffer.from(spreadsheetRows(reports.map(rowOf)));
}

const momentOf = (moment: string | null): string => (moment === null ? '' : inShort(moment));

function rowOf(report: Report): string[] {
  const { reference, type, receivedAt, endsOn, content, doneAt, doneBy } = report;
  const values = new Map(declaredIn(type, content).map(({ name, value }) => [name, value]));
  return [
    reference,
    titleOf(type),
    momentOf(receivedAt),
    endsOn === null ? '' : dayInGerman(endsOn),
    ...[...allFields.keys()].map((field) => values.get(field) ?? ''),
    ...(['notify-team', 'send-confirmation'] as const).map((delivery) =>
      deliveryWords(report, delivery)
        .map((word) => (typeof word === 'string' ? word : word.text))
        .join('; '),
    ),
    momentOf(doneAt),
    doneBy ?? '',
  ];
}

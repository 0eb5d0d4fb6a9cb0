import { Hono } from 'hono';
import { spreadsheetRows, spreadsheetStart } from './csv.ts';
import { newsletterTexts as texts } from './newsletter-texts.ts';
import { inGerman, inShort } from '../german.ts';
import { siteFacts } from '../site-facts.ts';
import { and, desc, isNotNull, sql } from '../../server/database/drizzle.ts';
import { mailStatus, retryMails } from '../../src/features/newsletter/server/request-mails.ts';
import { unsubscribeUrl } from '../../src/features/newsletter/server/newsletter-mails.ts';
import {
  consentProofs,
  countSubscribers,
  removeSubscriber,
  type ConsentProof,
} from '../../src/features/newsletter/server/subscribers-list.ts';
import { subscribers } from '../../src/features/newsletter/server/subscribers-table.ts';
import { keepSearch, keptSearch } from './kept-searches.ts';
import { fieldOf } from '../sign-in/requests.ts';
import { backTo, memberOf, saidOf, type DeskPorts } from './ports.ts';
import { alarm, good, type MakeScreen, type Part } from './screen.ts';

const MOST_SHOWN = 100;

const moment = (at: Date | null): string => (at === null ? texts.notConfirmed : inGerman(at));

const proofPart = (address: string, proofs: readonly ConsentProof[]): Part => ({
  title: texts.proofOf(address),
  words: [proofs.length === 0 && texts.noProof(address)],
  facts: proofs.flatMap(({ requestedAt, confirmedAt, endedAt, text }) => [
    [texts.requested, moment(requestedAt)] as const,
    [texts.confirmedAt, moment(confirmedAt)] as const,
    ...(endedAt === undefined ? [] : [[texts.ended, moment(endedAt)] as const]),
    [texts.text, text] as const,
  ]),
});

/** Who gets the newsletter: how many, who, why, and the way out. */
export function newsletterScreen({ platform, log }: DeskPorts): MakeScreen {
  const { database } = platform;
  return async (reader, { rest: [key], query }) => {
    const search = key === undefined ? undefined : keptSearch<string>(key, reader.id);
    await log({ who: reader, what: search ? 'newsletter.proof' : 'newsletter.look' });
    const counts = await countSubscribers(database);
    const mails = Object.values(await mailStatus(database));
    const dead = mails.reduce((sum, { deadLetters }) => sum + deadLetters, 0);
    const part = (search?.words ?? '').toLowerCase();
    const isFound = and(
      isNotNull(subscribers.confirmedAt),
      sql`position(${part} in lower(${subscribers.address})) > 0`,
    );
    const shown = await database.drizzle
      .select()
      .from(subscribers)
      .where(isFound)
      .orderBy(desc(subscribers.confirmedAt))
      .limit(MOST_SHOWN);
    const said =
      search?.done === undefined
        ? saidOf({ wiederholt: texts.retried, keine: texts.wrong }, query['meldung'], ['keine'])
        : good(search.done);
    const isAddress = part.includes('@');
    return {
      title: texts.title,
      said,
      parts: [
        {
          words: [
            texts.confirmed(counts.confirmed),
            texts.unconfirmed(counts.unconfirmed),
            texts.past(counts.past),
            dead > 0 && alarm(texts.dead(dead)),
            { text: texts.exportLink, to: '/buero/newsletter/liste.csv' },
          ],
          forms: [dead > 0 && { action: '/buero/newsletter/senden', button: texts.retry }],
        },
        {
          title: texts.all,
          forms: [
            {
              action: '/buero/newsletter/suchen',
              fields: [{ name: 'adresse', label: texts.search, value: part, most: 255 }],
              button: texts.find,
            },
          ],
        },
        isAddress && proofPart(part, await consentProofs(database, part)),
        {
          words: [
            shown.length > 0
              ? texts.shown(shown.length, part === '' ? counts.confirmed : shown.length)
              : part !== '' && texts.noneFound,
          ],
          ...(shown.length > 0 && {
            table: {
              columns: texts.columns,
              rows: shown.map(({ address, confirmedAt }) => [
                address,
                confirmedAt === null ? '' : inShort(confirmedAt),
              ]),
            },
          }),
        },
        {
          title: texts.removeTitle,
          words: [texts.removeText],
          forms: [
            {
              action: '/buero/newsletter/austragen',
              fields: [
                {
                  name: 'adresse',
                  label: texts.removeLabel,
                  type: 'email',
                  most: 255,
                  value: isAddress ? part : '',
                },
              ],
              button: texts.remove,
              kind: 'danger',
            },
          ],
        },
      ],
    };
  };
}

/** What the buttons of this page do. */
export function newsletterRoutes({ platform, root, log }: DeskPorts): Hono {
  const { database, env, jobs } = platform;
  const app = new Hono();
  app.get('/buero/newsletter/liste.csv', async (context) => {
    await log({ who: memberOf(context), what: 'newsletter.export' });
    const { site } = siteFacts(root, env);
    const rows = await database.drizzle
      .select()
      .from(subscribers)
      .where(isNotNull(subscribers.confirmedAt))
      .orderBy(subscribers.confirmedAt);
    context.header('Content-Type', 'text/csv; charset=utf-8');
    context.header('Content-Disposition', 'attachment; filename="newsletter.csv"');
    const lines = rows.map(({ address, confirmedAt, unsubscribeToken }) => [
      address,
      inShort(confirmedAt ?? new Date(0)),
      unsubscribeUrl(site.url, unsubscribeToken),
    ]);
    return context.body(spreadsheetStart + spreadsheetRows([texts.csv, ...lines]));
  });
  app.post('/buero/newsletter/:does', async (context) => {
    const who = memberOf(context);
    const { does } = context.req.param();
    if (does === 'senden') {
      await log({ who, what: 'newsletter.retry' });
      await retryMails(database, jobs);
      return backTo(context, 'newsletter', 'wiederholt');
    }
    const address = (await fieldOf(context, 'adresse')).trim();
    if (address === '') return backTo(context, 'newsletter', 'keine');
    if (does === 'suchen')
      return context.redirect(`/admin/newsletter/${keepSearch(who.id, address)}`, 303);
    if (does !== 'austragen') return context.notFound();
    await log({ who, what: 'newsletter.remove' });
    const isRemoved = await removeSubscriber(platform, address);
    const said = isRemoved ? texts.removed(address) : texts.notThere(address);
    return context.redirect(`/admin/newsletter/${keepSearch(who.id, '', said)}`, 303);
  });
  return app;
}

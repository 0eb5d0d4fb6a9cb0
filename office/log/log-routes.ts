import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#server/database/database.ts';
import type { OfficePorts } from '../desk/ports.ts';
import { readableTime, simplePage, simpleTable } from '../layout/parts.ts';
import { readLog } from './log.ts';
import { actionNames, logTexts as texts } from './texts.ts';

const LARGEST_ID = 2_147_483_647;

/** The log, for people who may read all of it. */
export function logRoutes(database: Database, show: OfficePorts['show']): Hono {
  const app = new Hono();
  app.get('/protokoll', async (context) => {
    const before = Number(context.req.query('vor'));
    const isPlace = Number.isInteger(before) && before > 0 && before <= LARGEST_ID;
    const lines = await readLog(database, isPlace ? before : undefined);
    const rows = lines.map(
      ({ at, userName, what, about }) =>
        html`<tr>
          <td>${readableTime.format(at)}</td>
          <td>${userName}</td>
          <td>${actionNames[what] ?? what}</td>
          <td>${about ?? ''}</td>
        </tr>`,
    );
    const last = lines.at(-1);
    const list =
      last === undefined
        ? html`<p>${texts.empty}</p>`
        : html`${simpleTable([texts.when, texts.who, texts.what, texts.about], rows)}
            <p><a href="/protokoll?vor=${last.id}">${texts.older}</a></p>`;
    return show(
      context,
      simplePage(
        texts.title,
        html`<p>${texts.lead}</p>
          ${list}`,
      ),
    );
  });
  return app;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#server/database/database.ts';
import { and, asc, eq } from '#server/database/drizzle.ts';
import type { Html, OfficeAction } from '../desk/ports.ts';
import { readableTime } from '../layout/parts.ts';
import type { ProcessLog } from '../process-log.ts';
import { passkeys } from './account-tables.ts';
import { AUTH_PATH, type Auth } from './auth.ts';
import { passkeyTexts as texts } from './passkey-texts.ts';
import { readSession, type Member } from './session.ts';

export interface PasskeyPorts {
  readonly auth: Auth;
  readonly database: Database;
  readonly log: (action: OfficeAction) => Promise<void>;
  readonly refused: ProcessLog['refusedSignIn'];
}

const SIGNING_IN = ['generate-authenticate-options', 'verify-authentication'];
const ADDING = ['generate-register-options', 'verify-registration'];

const script = readFileSync(join(import.meta.dirname, 'script/passkey.js'), 'utf8');

/** What browsers ask while somebody uses a passkey; everything else of the library stays inside. */
export function passkeyRoutes({ auth, database, log, refused }: PasskeyPorts): Hono {
  const app = new Hono();
  app.get('/anmelden/passkey.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  const handOn = async (context: Context, ask: string): Promise<Response> => {
    const { raw } = context.req;
    const url = new URL(`${AUTH_PATH}/passkey/${ask}`, raw.url);
    const body = raw.method === 'POST' ? await raw.text() : null;
    const answer = await auth.handler(
      new Request(url, { method: raw.method, headers: raw.headers, body }),
    );
    return new Response(answer.body, answer);
  };
  for (const ask of SIGNING_IN) {
    app.on(['GET', 'POST'], `/anmelden/passkey/${ask}`, async (context) => {
      const answer = await handOn(context, ask);
      if (!answer.ok && ask === 'verify-authentication') refused('passkey');
      if (answer.ok && ask === 'verify-authentication') {
        const { user } = (await answer.clone().json()) as { user: { id: string; name: string } };
        await log({ who: user, what: 'session.begin', about: texts.withPasskey });
      }
      return answer;
    });
  }
  for (const ask of ADDING) {
    app.on(['GET', 'POST'], `/anmelden/passkey/${ask}`, async (context) => {
      const found = await readSession(auth, context.req.raw.headers);
      // Somebody with only a password so far must not get a second way in.
      if (found?.isComplete !== true) return context.body(null, 401);
      const answer = await handOn(context, ask);
      if (answer.ok && ask === 'verify-registration') {
        await log({ who: found.member, what: 'account.passkey' });
      }
      return answer;
    });
  }
  app.post('/mein-konto/passkeys/:id', async (context) => {
    const found = await readSession(auth, context.req.raw.headers);
    if (found?.isComplete !== true) return context.redirect('/anmelden', 303);
    const { member } = found;
    await log({ who: member, what: 'account.passkey-removed' });
    await database.drizzle
      .delete(passkeys)
      .where(and(eq(passkeys.id, context.req.param('id')), eq(passkeys.userId, member.id)));
    return context.redirect('/mein-konto', 303);
  });
  return app;
}

/** A button that only a browser with passkeys shows, and what it says when one does not work. */
export const passkeyButton = (does: 'anmelden' | 'hinzufuegen'): Html =>
  html`<p class="desk-problem" role="alert" data-passkey-problem hidden>${texts.failed}</p>
    <p>
      <button class="desk-quiet" type="button" data-passkey="${does}" hidden>
        ${does === 'anmelden' ? texts.signIn : texts.add}
      </button>
    </p>
    <script type="module" src="/anmelden/passkey.js"></script>`;

/** Somebody's passkeys, for the page of the own account. */
export async function passkeyList({ drizzle }: Database, member: Member): Promise<Html> {
  const own = await drizzle
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, member.id))
    .orderBy(asc(passkeys.createdAt));
  return html`<h2>${texts.title}</h2>
    <p>${texts.lead}</p>
    ${
      own.length === 0
        ? ''
        : html`<ul>
            ${own.map(
              ({ id, createdAt }) =>
                html`<li>
                  ${texts.since(readableTime.format(createdAt ?? new Date(0)))}
                  <form method="post" action="/mein-konto/passkeys/${id}">
                    <button class="desk-quiet">${texts.remove}</button>
                  </form>
                </li>`,
            )}
          </ul>`
    }
    ${passkeyButton('hinzufuegen')}`;
}

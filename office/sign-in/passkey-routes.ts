import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Html } from '../layout/page.ts';
import type { OfficeAction } from '../log/log.ts';
import type { ProcessLog } from '../process-log.ts';
import { AUTH_PATH, type Auth } from './auth.ts';
import { passkeyTexts as texts } from './passkey-texts.ts';
import { readSession } from './session.ts';

export interface PasskeyPorts {
  readonly auth: Auth;
  readonly log: (action: OfficeAction) => Promise<void>;
  readonly refused: ProcessLog['refusedSignIn'];
}

const SIGNING_IN = ['generate-authenticate-options', 'verify-authentication'];
const ADDING = ['generate-register-options', 'verify-registration'];

const script = readFileSync(join(import.meta.dirname, 'script/passkey.js'), 'utf8');

/** What browsers ask while somebody uses a passkey; everything else of the library stays inside. */
export function passkeyRoutes({ auth, log, refused }: PasskeyPorts): Hono {
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
  return app;
}

/** A button that only a browser with passkeys shows, and what it says when one does not work. */
export const passkeyButton = (): Html =>
  html`<p class="office-problem" role="alert" data-passkey-problem hidden>${texts.failed}</p>
    <p>
      <button class="office-quiet" type="button" data-passkey="anmelden" hidden>
        ${texts.signIn}
      </button>
    </p>
    <script type="module" src="/anmelden/passkey.js"></script>`;

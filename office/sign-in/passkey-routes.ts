import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Html } from '../layout/page.ts';
import type { OfficeAction } from '../log/log.ts';
import type { ProcessLog } from '../process-log.ts';
import { AUTH_PATH, type Auth } from './auth.ts';
import { passkeyTexts as texts } from './texts.ts';

interface PasskeyPorts {
  readonly auth: Auth;
  readonly log: (action: OfficeAction) => Promise<void>;
  readonly refused: ProcessLog['refusedSignIn'];
}

const SIGNING_IN = ['generate-authenticate-options', 'verify-authentication'];

const script = readFileSync(join(import.meta.dirname, 'script/passkey.js'), 'utf8');

/** Hands on to the library what a browser asks about a passkey. */
export async function askAuth(auth: Auth, { req }: Context, ask: string): Promise<Response> {
  const { method, headers, url } = req.raw;
  const body = method === 'POST' ? await req.raw.text() : null;
  const asked = new Request(new URL(`${AUTH_PATH}/passkey/${ask}`, url), { method, headers, body });
  const answer = await auth.handler(asked);
  return new Response(answer.body, answer);
}

/** What browsers ask while somebody signs in with a passkey; everything else of the library stays inside. */
export function passkeyRoutes({ auth, log, refused }: PasskeyPorts): Hono {
  const app = new Hono();
  app.get('/anmelden/passkey.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );

  for (const ask of SIGNING_IN) {
    app.on(['GET', 'POST'], `/anmelden/passkey/${ask}`, async (context) => {
      const answer = await askAuth(auth, context, ask);
      if (!answer.ok && ask === 'verify-authentication') refused('passkey');
      if (answer.ok && ask === 'verify-authentication') {
        const { user } = (await answer.clone().json()) as { user: { id: string; name: string } };
        await log({ who: user, what: 'session.begin', about: texts.withPasskey });
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

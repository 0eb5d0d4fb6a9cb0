import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Database } from '../../server/database/database.ts';
import { eq } from '../../server/database/drizzle.ts';
import type { Html, OfficePage } from '../layout/page.ts';
import type { OfficeAction } from '../log/log.ts';
import type { ProcessLog } from '../process-log.ts';
import { sessions } from './account-tables.ts';
import type { Auth } from './auth.ts';
import { acceptInvitation, readInvitation } from './invitations.ts';
import { isPassword } from './password-rule.ts';
import { fieldOf, leadTo } from './requests.ts';
import { readSession } from './session.ts';
import * as pages from './sign-in-pages.ts';
import { signInTexts as texts } from './texts.ts';
import { forgetTries, FREE_TRIES_OF_NETWORK, isFirstUse, mayTry } from './tries.ts';

interface SignInPorts {
  readonly auth: Auth;
  readonly database: Database;
  readonly log: (action: OfficeAction) => Promise<void>;
  readonly refused: ProcessLog['refusedSignIn'];
  /** Where a request comes from; undefined where that says nothing. */
  readonly network: (context: Context) => string | undefined;
  readonly show: (
    context: Context,
    page: OfficePage,
    status?: ContentfulStatusCode,
  ) => Response | Promise<Response>;
}

interface SignedIn {
  readonly token?: string;
  readonly user?: { readonly id: string; readonly name: string };
}

const EMAIL = /^[^<>\s@]+@[^<>\s@]+\.[^<>\s@]+$/u;

/** Everything that is reached without being signed in. */
export function signInRoutes(ports: SignInPorts): Hono {
  const { auth, database, log, show, refused, network } = ports;
  const app = new Hono();
  const form = (context: Context, body: Html, status: ContentfulStatusCode = 200) =>
    show(context, { title: texts.title, body }, status);

  // Counts every try, before it is made, until one of them was right.
  const isNetworkRefused = async (context: Context): Promise<boolean> => {
    const from = network(context);
    return from !== undefined && !(await mayTry(database, from, FREE_TRIES_OF_NETWORK));
  };
  const forgiveNetwork = async (context: Context): Promise<void> => {
    const from = network(context);
    if (from !== undefined) await forgetTries(database, from);
  };

  app.get('/anmelden', (context) => form(context, pages.signInPage()));
  app.post('/anmelden', async (context) => {
    const email = (await fieldOf(context, 'email')).trim().toLowerCase();
    const password = await fieldOf(context, 'password');
    const again = (sentence: string, status: ContentfulStatusCode) =>
      form(context, pages.signInPage(sentence, email), status);
    // The network first, so that one that has to wait keeps nobody else waiting.
    if ((await isNetworkRefused(context)) || !(await mayTry(database, email))) {
      refused('waiting');
      return again(texts.wait, 429);
    }
    const answer = await enter(auth, context, email, password);
    if (!answer.ok) {
      refused('password');
      return again(texts.wrong, 400);
    }
    await forgetTries(database, email);
    const told = (await answer.json()) as { twoFactorRedirect?: boolean };
    const next = told.twoFactorRedirect === true ? '/anmelden/code' : '/anmelden/einrichten';
    return leadTo(context, next, answer);
  });

  app.get('/anmelden/code', (context) => form(context, pages.codePage()));
  app.post('/anmelden/code', async (context) => {
    if (await isNetworkRefused(context)) {
      refused('waiting');
      return form(context, pages.codePage(texts.wait), 429);
    }
    const code = (await fieldOf(context, 'code')).replaceAll(/\s/gu, '');
    const backup = (await fieldOf(context, 'backup')).trim();
    const { headers } = context.req.raw;
    const options = { headers, asResponse: true as const };
    const answer =
      backup === ''
        ? await auth.api.verifyTOTP({ body: { code }, ...options })
        : await auth.api.verifyBackupCode({ body: { code: backup }, ...options });
    if (!answer.ok) {
      refused('code');
      return form(context, pages.codePage(texts.wrongCode), 400);
    }
    const { token = '', user } = (await answer.json()) as SignedIn;
    if (backup === '' && user && !(await isFirstUse(database, user.id, code))) {
      await database.drizzle.delete(sessions).where(eq(sessions.token, token));
      refused('code');
      return form(context, pages.codePage(texts.wrongCode), 400);
    }
    if (user) await log({ who: user, what: 'session.begin' });
    await forgiveNetwork(context);
    return leadTo(context, '/start', answer);
  });

  // What somebody was shown who has not entered a code yet.
  const newApps = new Map<string, pages.NewApp>();
  const unfinished = async (context: Context) => {
    const found = await readSession(auth, context.req.raw.headers);
    return found?.isComplete === false ? found.member : undefined;
  };
  app.get('/anmelden/einrichten', async (context) => {
    if ((await unfinished(context)) === undefined) return leadTo(context, '/start');
    return form(context, pages.setUpPage());
  });
  app.post('/anmelden/einrichten', async (context) => {
    const member = await unfinished(context);
    if (member === undefined) return leadTo(context, '/start');
    if (!(await mayTry(database, member.email)))
      return form(context, pages.setUpPage(texts.wait), 429);
    const body = { password: await fieldOf(context, 'password') };
    const { headers } = context.req.raw;
    const answer = await auth.api.enableTwoFactor({ body, headers, asResponse: true });
    if (!answer.ok) return form(context, pages.setUpPage(texts.wrong), 400);
    const shown = (await answer.json()) as pages.NewApp;
    newApps.set(member.id, shown);
    await forgetTries(database, member.email);
    return form(context, pages.connectPage(shown, auth.options.appName));
  });
  app.post('/anmelden/abschliessen', async (context) => {
    const member = await unfinished(context);
    if (member === undefined) return leadTo(context, '/start');
    const code = (await fieldOf(context, 'code')).replaceAll(/\s/gu, '');
    const { headers } = context.req.raw;
    const answer = await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true });
    if (!answer.ok) {
      // The same drawing and codes again.
      const shown = newApps.get(member.id);
      const again = shown
        ? pages.connectPage(shown, auth.options.appName, texts.wrongCode)
        : pages.setUpPage(texts.wrongCode);
      return form(context, again, 400);
    }
    newApps.delete(member.id);
    // It opens nothing any more.
    await isFirstUse(database, member.id, code);
    await log({ who: member, what: 'account.complete' });
    return leadTo(context, '/start', answer);
  });

  app.get('/einladung/:token', async (context) => {
    const token = context.req.param('token');
    const invitation = await readInvitation(database, token);
    if (invitation === undefined) return form(context, pages.usedPage(), 410);
    return form(context, pages.invitationPage(token, invitation));
  });
  app.post('/einladung/:token', async (context) => {
    const token = context.req.param('token');
    const invitation = await readInvitation(database, token);
    if (invitation === undefined) return form(context, pages.usedPage(), 410);
    const name = invitation.name ?? (await fieldOf(context, 'name')).trim();
    const email = invitation.email || (await fieldOf(context, 'email')).trim().toLowerCase();
    const password = await fieldOf(context, 'password');
    const sentence = complaintAbout({ name, email, password });
    if (sentence !== undefined) {
      return form(context, pages.invitationPage(token, invitation, sentence, { name, email }), 400);
    }
    const hash = await (await auth.$context).password.hash(password);
    const accepted = await acceptInvitation(database, token, { name, email, hash });
    if (accepted === undefined) return form(context, pages.usedPage(), 410);
    const { id, isNew } = accepted;
    await log({ who: { id, name }, what: isNew ? 'account.made' : 'account.renewed' });
    await forgetTries(database, email);
    const answer = await enter(auth, context, email, password);
    return leadTo(context, '/anmelden/einrichten', answer);
  });
  return app;
}

// Drops the cookies of the request, so that another person's session does not continue.
function enter(auth: Auth, { req }: Context, email: string, password: string): Promise<Response> {
  const headers = new Headers({ 'user-agent': req.header('user-agent') ?? '' });
  return auth.api.signInEmail({ body: { email, password }, headers, asResponse: true });
}

function complaintAbout(typed: { name: string; email: string; password: string }) {
  const { name, email, password } = typed;
  if (name === '' || name.length > 100) return texts.wrongName;
  if (!isEmail(email)) return texts.wrongEmail;
  return isPassword(password) ? undefined : texts.wrongPassword;
}

/** Whether mail could be sent there. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text);

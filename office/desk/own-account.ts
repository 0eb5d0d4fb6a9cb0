import { randomBytes } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricEncrypt } from 'better-auth/crypto';
import { Hono, type Context } from 'hono';
import { renderSVG } from 'uqr';
import { rememberNewest } from '../collections/remember-newest.ts';
import { inGerman } from '../german.ts';
import { officeMail } from '../mail.ts';
import { roleNames } from '../roles.ts';
import { accounts, passkeys, sessions, twoFactors, users } from '../sign-in/account-tables.ts';
import { askAuth } from '../sign-in/passkey-routes.ts';
import { codesFile } from '../sign-in/backup-codes.ts';
import { isPassword } from '../sign-in/password-rule.ts';
import { readSession, type Member } from '../sign-in/session.ts';
import { passkeyTexts, signInTexts } from '../sign-in/texts.ts';
import { memberOfRequest } from '../server/member-of-request.ts';
import { forgetTries, isFirstUse, mayTry } from '../sign-in/tries.ts';
import { and, desc, eq, gt } from '../../server/database/drizzle.ts';
import { ownTexts as texts } from './account-texts.ts';
import { deviceName } from './device-name.ts';
import { fieldOf } from '../sign-in/requests.ts';
import { backTo, memberOf, saidOf, type DeskPorts } from './ports.ts';
import type { Field, Form, MakeScreen } from './screen.ts';

const LASTS_MS = 15 * 60 * 1000;

interface NewApp {
  readonly secret: string;
  readonly codes: readonly string[];
}

// The app that somebody is connecting, by the session that gave the password; the old one counts until a code of the new
// one was entered.
const newApps = rememberNewest<NewApp>({ lastsMs: LASTS_MS });
// Who has just given the password again, to add a passkey.
const confirmed = rememberNewest<true>({ lastsMs: LASTS_MS });

const said = {
  passwort: texts.passwordChanged,
  app: texts.appChanged,
  code: signInTexts.wrongCode,
  falsch: texts.wrong,
  warten: signInTexts.wait,
  kurz: signInTexts.wrongPassword,
  passkey: texts.passkeyAdded,
  entfernt: texts.passkeyRemoved,
  beendet: texts.sessionEnded,
} as const;
const problems = ['code', 'falsch', 'warten', 'kurz'];

const password: Field = {
  name: 'password',
  label: texts.current,
  type: 'password',
  most: 128,
  autocomplete: 'current-password',
};
const asking = (action: string, button: string, more: Partial<Form> = {}): Form => ({
  action: `/buero/mein-konto/${action}`,
  button,
  behind: `${button} …`,
  fields: [password],
  ...more,
});

/** A person's own account: password, app, passkeys and sessions. */
export function ownAccountScreen({ platform: { database }, auth }: DeskPorts): MakeScreen {
  const { drizzle } = database;
  return async (reader, { query }) => {
    const [person] = await drizzle.select().from(users).where(eq(users.id, reader.id));
    if (person === undefined) return undefined;
    const isOpen = and(eq(sessions.userId, reader.id), gt(sessions.expiresAt, new Date()));
    const own = await drizzle
      .select()
      .from(sessions)
      .where(isOpen)
      .orderBy(desc(sessions.createdAt));
    const keys = await drizzle.select().from(passkeys).where(eq(passkeys.userId, reader.id));
    const app = newApps.get(memberOfRequest()?.sessionId ?? '');
    return {
      title: texts.account,
      lead: `${person.email} · ${texts.role(roleNames[reader.role])}`,
      said: saidOf(said, query['meldung'], problems),
      parts: [
        app && connectPart(app, auth.options.appName, person.email),
        {
          title: texts.secrets,
          forms: [
            asking('passwort', texts.password, {
              lead: texts.passwordLead,
              fields: [
                password,
                {
                  name: 'neu',
                  label: signInTexts.otherPassword,
                  type: 'password',
                  most: 128,
                  autocomplete: 'new-password',
                },
              ],
            }),
            asking('app', texts.app, { lead: texts.appLead }),
          ],
        },
        {
          title: passkeyTexts.title,
          words: [passkeyTexts.lead],
          forms: [
            asking('passkey', passkeyTexts.add, { isPasskey: true }),
            ...keys.map(({ id, createdAt }) => {
              const since = inGerman(createdAt ?? new Date(0));
              const behind = `${passkeyTexts.since(since)} ${passkeyTexts.removeShort} …`;
              const kind = 'danger' as const;
              return asking(`entfernen/${id}`, passkeyTexts.remove, { behind, kind });
            }),
          ],
        },
        {
          title: texts.sessions,
          words: [texts.sessionsLead],
          forms: own.map(({ id, createdAt, userAgent }) => {
            const device = deviceName(userAgent ?? '') ?? texts.unknownDevice;
            const isThis = id === memberOfRequest()?.sessionId;
            const named = isThis ? texts.thisDevice(device) : device;
            return {
              action: `/buero/mein-konto/beenden/${id}`,
              lead: texts.endLead,
              button: texts.end,
              behind: `${named}, ${texts.since(inGerman(createdAt))}: ${texts.endShort} …`,
              kind: 'danger' as const,
            };
          }),
        },
      ],
    };
  };
}

const connectPart = ({ secret, codes }: NewApp, office: string, email: string) => {
  const uri = createOTP(secret).url(office, email);
  return {
    title: texts.app,
    words: [
      signInTexts.scan,
      { text: signInTexts.openApp, to: uri },
      new URL(uri).searchParams.get('secret') ?? '',
    ],
    drawing: { svg: renderSVG(uri), label: signInTexts.image },
    facts: [
      [signInTexts.backup, [signInTexts.backupLead, ...codes, codesFile(office, codes)]],
    ] as const,
    forms: [
      {
        action: '/buero/mein-konto/app-fertig',
        button: signInTexts.finish,
        fields: [{ name: 'code', label: signInTexts.code, autocomplete: 'one-time-code' }],
      },
    ],
  };
};

/** What the buttons of this page do; nothing that opens the office changes without the password, and each change is mailed. */
export function ownAccountRoutes({ platform, auth, mailer, log, failure }: DeskPorts): Hono {
  const { database } = platform;
  const { drizzle } = database;
  const app = new Hono();

  const tell = async ({ email }: Member, what: string): Promise<void> => {
    const paragraphs = [texts.mailWords(what), texts.mailHelp];
    const mail = officeMail(email, { subject: texts.mailSubject, paragraphs }, 'account');
    await mailer.send(mail).catch((error: unknown) => {
      failure('A mail about a change of an account could not be sent.', error);
    });
  };
  /** Undefined when the password is right; tries are counted apart from those of signing in. */
  const refusal = async (context: Context, { id }: Member) => {
    const key = `confirming ${id}`;
    if (!(await mayTry(database, key))) return 'warten' as const;
    const [account] = await drizzle.select().from(accounts).where(eq(accounts.userId, id));
    const typed = (await fieldOf(context, 'password')).slice(0, 128);
    const { verify } = (await auth.$context).password;
    if (!(await verify({ hash: account?.password ?? '', password: typed })))
      return 'falsch' as const;
    await forgetTries(database, key);
    return undefined;
  };
  const say = (context: Context, word: keyof typeof said): Response =>
    backTo(context, 'mein-konto', word);

  app.post('/buero/mein-konto/passwort', async (context) => {
    const who = memberOf(context);
    const newPassword = await fieldOf(context, 'neu');
    if (!isPassword(newPassword)) return say(context, 'kurz');
    const refused = await refusal(context, who);
    if (refused) return say(context, refused);
    await log({ who, what: 'account.password' });
    const currentPassword = await fieldOf(context, 'password');
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    const { headers } = context.req.raw;
    const answer = await auth.api.changePassword({ body, headers, asResponse: true });
    if (!answer.ok) return say(context, 'falsch');
    await tell(who, texts.mailed.password);
    return backTo(context, 'mein-konto', 'passwort', answer);
  });
  app.post('/buero/mein-konto/app', async (context) => {
    const who = memberOf(context);
    const refused = await refusal(context, who);
    if (refused) return say(context, refused);
    await log({ who, what: 'account.app' });
    const codes = Array.from({ length: 10 }, () => randomBytes(5).toString('hex'));
    const secret = randomBytes(16).toString('hex');
    newApps.set(who.sessionId, { secret, codes });
    return context.redirect('/admin/mein-konto', 303);
  });
  app.post('/buero/mein-konto/app-fertig', async (context) => {
    const who = memberOf(context);
    const begun = newApps.get(who.sessionId);
    if (begun === undefined) return say(context, 'code');
    const code = (await fieldOf(context, 'code')).replaceAll(/\s/gu, '');
    const key = `confirming ${who.id}`;
    if (!(await mayTry(database, key))) return say(context, 'warten');
    // One mistyped code keeps the drawing and the codes on the page.
    if (!(await createOTP(begun.secret).verify(code))) return say(context, 'code');
    await forgetTries(database, key);
    // It opens nothing any more.
    await isFirstUse(database, who.id, code);
    const { secretConfig } = await auth.$context;
    const secret = await symmetricEncrypt({ key: secretConfig, data: begun.secret });
    const backupCodes = await symmetricEncrypt({
      key: secretConfig,
      data: JSON.stringify(begun.codes),
    });
    await log({ who, what: 'account.complete' });
    await drizzle
      .update(twoFactors)
      .set({ secret, backupCodes })
      .where(eq(twoFactors.userId, who.id));
    newApps.delete(who.sessionId);
    await tell(who, texts.mailed.app);
    return say(context, 'app');
  });
  app.post('/buero/mein-konto/passkey', async (context) => {
    const who = memberOf(context);
    const refused = await refusal(context, who);
    if (refused) return context.text(said[refused], 403);
    confirmed.set(who.sessionId, true);
    return context.body(null, 204);
  });
  app.post('/buero/mein-konto/entfernen/:id', async (context) => {
    const who = memberOf(context);
    const refused = await refusal(context, who);
    if (refused) return say(context, refused);
    await log({ who, what: 'account.passkey-removed' });
    const { id } = context.req.param();
    await drizzle.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, who.id)));
    await tell(who, texts.mailed.passkeyRemoved);
    return say(context, 'entfernt');
  });
  app.post('/buero/mein-konto/beenden/:id', async (context) => {
    const who = memberOf(context);
    await log({ who, what: 'session.end' });
    const { id } = context.req.param();
    await drizzle.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, who.id)));
    return say(context, 'beendet');
  });
  for (const ask of ['generate-register-options', 'verify-registration']) {
    app.on(['GET', 'POST'], `/anmelden/passkey/${ask}`, async (context) => {
      const found = await readSession(auth, context.req.raw.headers);
      if (found === undefined || !confirmed.get(found.member.sessionId))
        return context.body(null, 403);
      const answer = await askAuth(auth, context, ask);
      if (ask === 'verify-registration' && answer.ok) {
        confirmed.delete(found.member.sessionId);
        await log({ who: found.member, what: 'account.passkey' });
        await tell(found.member, texts.mailed.passkey);
      }
      return answer;
    });
  }
  return app;
}

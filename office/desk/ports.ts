import type { Context } from 'hono';
import type { OfficeAction } from '../log/log.ts';
import type { Auth } from '../sign-in/auth.ts';
import type { ProcessLog } from '../process-log.ts';
import { leadTo } from '../sign-in/requests.ts';
import type { Member } from '../sign-in/session.ts';
import type { CommandContext } from '../../server/feature.ts';
import type { Mailer } from '../../server/mail/mailer.ts';
import type { Marked } from './screen.ts';

/** What the office's own pages work with. */
export interface DeskPorts {
  readonly platform: CommandContext;
  readonly auth: Auth;
  readonly mailer: Mailer;
  /** Where people reach the office. */
  readonly address: string;
  /** Project folder. */
  readonly root: string;
  /** Writes a line of the log before what it is about is shown or done. */
  readonly log: (action: OfficeAction) => Promise<void>;
  /** Tells the person on call what failed without stopping anything. */
  readonly failure: ProcessLog['failure'];
}

/** The person who sent a form; the front has looked. */
export const memberOf = (context: Context): Member => context.get('member') as Member;

/** The page again, which says what was done, so that loading it again does nothing twice. */
export const backTo = (context: Context, path: string, word: string, answer?: Response): Response =>
  leadTo(context, `/admin/${path}?meldung=${word}`, answer);

/** What a page says after a form was sent. */
export function saidOf(
  words: Readonly<Record<string, string>>,
  word: string | undefined,
  problems: readonly string[] = [],
): Marked | undefined {
  if (word === undefined || !Object.hasOwn(words, word)) return undefined;
  return { text: words[word] ?? '', kind: problems.includes(word) ? 'alarm' : 'good' };
}

import type { Logger } from 'pino';
import type { SubmissionResult } from '#lib/declaration.ts';
import type { Database } from '#server/database/database.ts';
import { failureFacts, isPassing } from '#server/database/database-failure.ts';
import type {
  DeclarationContent,
  DeclarationKind,
  StoredDeclaration,
} from '#server/declarations/declaration-kind.ts';
import { storeDeclaration, type Arrival } from '#server/declarations/store-declaration.ts';
import type { JobSender } from '#server/queue/open-queue.ts';

/** Who sends a declaration, as far as the mechanism wants to know. */
export interface Sender {
  /** Full address; only a keyed hash of its network is kept, for a day. */
  readonly address: string | undefined;
  /** Chosen by the sender; the same key and content are the same declaration for ever. */
  readonly idempotencyKey?: string | undefined;
  /** Value of the field that only programs fill in. */
  readonly trap?: string | undefined;
}

export interface SubmitOptions {
  readonly database: Database;
  readonly queue: JobSender;
  readonly logger: Logger;
  /** Most declarations from one network in ten minutes. */
  readonly rateLimit: number;
  /** Called when new jobs are waiting. */
  readonly onStored: (type: string) => void;
  readonly now?: () => Date;
}

export type SubmitDeclaration = <Content extends DeclarationContent>(
  kind: DeclarationKind<Content>,
  input: unknown,
  sender: Sender,
) => Promise<SubmissionResult<Content>>;

const RETRY_AFTER_SECONDS = 5;

/**
 * The way every declaration goes: checked, then stored together with its jobs, then answered.
 * `stored` is only ever said of what is on disk. When anything is wrong with the database the
 * answer is `unavailable`; nothing is kept then, or it is found again by the next attempt.
 */
export function createSubmit(options: SubmitOptions): SubmitDeclaration {
  const { logger, onStored, now = () => new Date() } = options;
  return async (kind, input, sender) => {
    const receivedAt = now();
    const { declaration: checked, problems } = kind.check(input);
    if (problems) return { status: 'invalid', problems };
    const content = wellFormed(checked);
    const arrival = { kind, content, sender, receivedAt };
    try {
      const stored = await storeWithSecondTry(options, arrival);
      if (stored.status === 'tooMany') return stored;
      if (stored.isNew) onStored(kind.type);
      return answerOf(stored.declaration);
    } catch (error) {
      const failure = failureFacts(error);
      logger.error({ failure, type: kind.type }, 'A declaration could not be stored.');
      return { status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
    }
  };
}

// A connection that broke may have been idle since before the database was restarted. Trying again
// cannot store twice: the second try finds what the first may have left.
async function storeWithSecondTry<Content extends DeclarationContent>(
  options: SubmitOptions,
  arrival: Arrival<Content>,
): ReturnType<typeof storeDeclaration<Content>> {
  try {
    return await storeDeclaration(options, arrival);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return storeDeclaration(options, arrival);
  }
}

// Half of a surrogate pair is no character, and PostgreSQL refuses it in JSON.
function wellFormed<Content extends DeclarationContent>(content: Content): Content {
  const entries = Object.entries(content).map(([field, value]) => [field, value.toWellFormed()]);
  return Object.fromEntries(entries) as Content;
}

function answerOf<Content extends DeclarationContent>(
  stored: StoredDeclaration<Content>,
): SubmissionResult<Content> {
  const { reference, receivedAt, endsOn, content } = stored;
  return {
    status: 'stored',
    receipt: { reference, receivedAt: receivedAt.toISOString(), endsOn },
    declaration: content,
  };
}

import type { Logger } from 'pino';
import type { SubmissionResult } from '#lib/declaration.ts';
import { failureFacts } from '#server/database/database-failure.ts';
import type {
  DeclarationContent,
  DeclarationKind,
} from '#features/declarations/server/declaration-kind.ts';
import type { DeclarationRow } from '#features/declarations/server/declarations-table.ts';
import {
  storeDeclarations,
  type Storage,
} from '#features/declarations/server/store-declarations.ts';
import { storeTogether } from '#features/declarations/server/store-together.ts';

/** Who sends a declaration, as far as the mechanism wants to know. */
export interface Sender {
  /** Full address; only a keyed hash of its network is kept, for a day. */
  readonly address: string | undefined;
  /** Chosen by the sender; the same key and content are the same declaration for ever. */
  readonly idempotencyKey?: string | undefined;
  /** Value of the field that only programs fill in. */
  readonly trap?: string | undefined;
}

export interface SubmitOptions extends Storage {
  readonly logger: Logger;
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
  const store = storeTogether((arrivals) => storeDeclarations(options, arrivals));
  return async (kind, input, sender) => {
    const receivedAt = now();
    const { declaration: checked, problems } = kind.check(input);
    if (problems) return { status: 'invalid', problems };
    const content = wellFormed(checked);
    const { type, prefix } = kind;
    const endsOn = kind.endsOn(content, receivedAt);
    try {
      const stored = await store({ type, prefix, content, endsOn, sender, receivedAt });
      if (stored.status === 'tooMany') return stored;
      if (stored.isNew) onStored(type);
      return answerOf(stored.declaration);
    } catch (error) {
      const failure = failureFacts(error);
      logger.error({ failure, type }, 'A declaration could not be stored.');
      return { status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS };
    }
  };
}

// Half of a surrogate pair is no character, and PostgreSQL refuses it in JSON.
function wellFormed<Content extends DeclarationContent>(content: Content): Content {
  const entries = Object.entries(content).map(([field, value]) => [field, value.toWellFormed()]);
  return Object.fromEntries(entries) as Content;
}

function answerOf<Content extends DeclarationContent>(
  stored: DeclarationRow,
): SubmissionResult<Content> {
  const { reference, receivedAt, endsOn } = stored;
  return {
    status: 'stored',
    receipt: { reference, receivedAt: receivedAt.toISOString(), endsOn },
    // The same kind's check let it through, now or when it was stored.
    declaration: stored.content as Content,
  };
}

import type { Checked } from '#lib/declaration.ts';
import type { ChatMessage } from '#server/chat/chat-message.ts';
import type { DeclarationRow } from '#features/declarations/server/declarations-table.ts';
import type { EmailContent } from '#server/mail/email.ts';
import type { SiteFacts } from '#server/site-facts.ts';

/** Fields of a declaration; every kind has somebody who made it and where to confirm it. */
export type DeclarationContent = Readonly<Record<string, string>> & {
  readonly email: string;
  readonly name: string;
};

/** A declaration that is in the database. */
export type StoredDeclaration<Content extends DeclarationContent> = Omit<
  DeclarationRow,
  'content'
> & { readonly content: Content };

/** What one feature adds to the mechanism that all declarations share. */
export interface DeclarationKind<Content extends DeclarationContent> {
  /** Name in the database; never changes once it is in use. */
  readonly type: string;
  /** One letter at the beginning of its references; differs from that of every other kind. */
  readonly prefix: string;
  /** Function name below `/functions/v1/`. */
  readonly functionName: string;
  readonly check: (input: unknown) => Checked<Content>;
  /** Last day of the contract as `YYYY-MM-DD`, or null when the declaration ends none by itself. */
  readonly endsOn: (content: Content, receivedAt: Date) => string | null;
  /** The confirmation for whoever made the declaration. */
  readonly confirmation: (stored: StoredDeclaration<Content>, site: SiteFacts) => EmailContent;
  /** The note for the team; free text belongs into `freeText` alone. */
  readonly teamNote: (stored: StoredDeclaration<Content>) => ChatMessage;
}

/** A kind among others, its content already checked. */
export type AnyKind = DeclarationKind<DeclarationContent>;

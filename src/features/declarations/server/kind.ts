import type { Checked } from '#lib/declaration.ts';
import type { SiteFacts } from '#server/facts.ts';
import type { EmailParts } from '#server/mail/email-layout.ts';
import type { StoredDeclaration } from './declarations-table.ts';

/** Fields of a declaration; every kind has somebody who made it and where to confirm it. */
export type AnyDeclaration = Readonly<Record<string, string>> & {
  readonly email: string;
  readonly name: string;
};

/** What one kind of declaration adds to what all share. */
export interface Kind<Declaration extends AnyDeclaration> {
  /** One letter at the beginning of its references; differs from that of every other kind. */
  readonly prefix: string;
  /** Function name below `/functions/v1/`. */
  readonly functionName: string;
  /**
   * Fields that came after the first version, each with what is meant where it is missing: rows from before lack it, and the
   * same declaration, sent again after an upgrade, must be found.
   */
  readonly later: Readonly<Record<string, string>>;
  readonly check: (input: unknown) => Checked<Declaration>;
  /** Last day of the contract as `YYYY-MM-DD`, or null when the declaration ends none by itself. */
  readonly endsOn: (declaration: Declaration, receivedAt: Date) => string | null;
  /** The confirmation for whoever made the declaration; nothing in the sender's words is a link. */
  readonly confirmation: (stored: StoredDeclaration<Declaration>, site: SiteFacts) => EmailParts;
  /** What the team reads in its chat (row K9). */
  readonly chatTitle: (reference: string) => string;
}

import type { ZodMiniType } from 'zod/mini';
import type { AnyDeclaration, Checked, DeclaredFields } from '#lib/declaration.ts';

/** What one kind of declaration adds to what all share. */
export interface Kind<Declaration extends AnyDeclaration> {
  /** What people call it, in German. */
  readonly title: string;
  /** One letter at the beginning of its references; differs from that of every other kind. */
  readonly prefix: string;
  /** Function name below `/functions/v1/`. */
  readonly functionName: string;
  readonly schema: ZodMiniType<Declaration>;
  readonly fields: DeclaredFields<Declaration>;
  /** Fields of the first version that it filled in where they were not posted, and counted all the same (`saidIn`). */
  readonly filledInAtFirst: readonly (keyof Declaration)[];
  readonly check: (input: unknown) => Checked<Declaration>;
  /** Last day of the contract as `YYYY-MM-DD`, or null when the declaration ends none by itself. */
  readonly endsOn: (declaration: Declaration, receivedAt: Date) => string | null;
  /** What the confirmation for whoever made the declaration says of this kind alone. */
  readonly confirmation: {
    readonly subject: (reference: string) => string;
    readonly received: string;
    readonly closing: (declaration: Declaration) => readonly string[];
  };
  /** What the team reads in its chat (row K9). */
  readonly chatTitle: (reference: string) => string;
}

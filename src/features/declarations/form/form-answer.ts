import type { SubmissionResult } from '#lib/declaration.ts';

/** Values of a form by the names of its fields, as they were typed. */
export type Entries = Readonly<Record<string, string>>;

/** What a page posted without script comes back with: what became of it, and what had been typed. */
export interface FormAnswer<Declaration> {
  result: SubmissionResult<Declaration>;
  entries: Entries;
}

/** The typed texts of a form; files, which no form here asks for, are left out. */
export const entriesOf = (data: FormData): Entries =>
  Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** What a migration may do, so that a server of the version before can go on working meanwhile. */
const ADDITIVE: readonly RegExp[] = [
  /^create table /i,
  /^create (?:index|type|sequence|function|schema) /i,
  // An older version leaves out what it does not know: the column must fill itself.
  /^alter table \S+ add column (?!.*\b(?:not null|unique|primary key|references|check)\b)/i,
  /^alter table \S+ add column (?=.*\bdefault\b)(?!.*\b(?:unique|primary key|references|check)\b)/i,
  /^insert into .* on conflict (?:\(.*\) )?do nothing$/i,
];

/** Rules for rows; an older version may break one on a table that it knows. */
const RULE =
  /^(?:alter table (\S+) add constraint |create unique index \S+ on (\S+) |create trigger \S+ .*? on (\S+) )/i;

const WHAT_TO_DO = [
  'A server of the version before works on this database during a roll-out, so a migration may only add:',
  'tables, indexes, columns that may be null or have a default.',
  'Rename or change in two releases: add the new column and write both, fill it, then read only the new one.',
  'Drop, forbid null or add a rule only in a release after the one that no longer needs the old state;',
  'then say so in this test by naming the file in KNOWN.',
].join(' ');

/**
 * Statements of a migration that an older running version may not survive.
 *
 * @param sql Content of the file.
 * @returns a sentence for each of them; none when it only adds.
 */
export function destructiveStatements(sql: string): string[] {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const made = new Set(
    statements.flatMap((statement) => /^create table (\S+)/i.exec(statement)?.[1] ?? []),
  );
  return statements.filter((statement) => !isAdditive(statement, made)).map(explain);
}

function isAdditive(statement: string, made: ReadonlySet<string>): boolean {
  const [, ...named] = RULE.exec(statement) ?? [];
  const table = named.find((name) => name);
  if (table !== undefined) return made.has(table);
  return ADDITIVE.some((form) => form.test(statement));
}

const explain = (statement: string): string => `"${statement.slice(0, 100)}" — ${WHAT_TO_DO}`;

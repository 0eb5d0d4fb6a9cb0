import { rm, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { transact, type Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { CommandContext, ErasedPerson, Finding, Kept } from '#server/feature.ts';
import { capturedFilesAbout } from '#server/captured-messages.ts';
import { noteErasure } from '#server/retention/retention.ts';

/** Everything that is stored about an address: in the tables of all features, the queue and captured messages. */
export async function findPerson(
  context: CommandContext,
  address: string,
): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const { personalData } of context.features) {
    found.push(...((await personalData?.find(context, address)) ?? []));
  }
  const references = new Set(found.flatMap((finding) => finding.references));
  const files = await capturedFilesAbout(context.env.dataDir, address, references);
  for (const file of files) {
    const details = { file: basename(file), at: (await stat(file)).mtime };
    found.push({ what: 'file in the outbox', details, references: [] });
  }
  return found;
}

/** What was found, for people to read. */
export function asText(address: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `Nothing is stored about ${address}.`;
  const parts = findings.map(({ what, details }) => [what, ...linesOf(details, '  ')].join('\n'));
  return [`What is stored about ${address}:`, ...parts].join('\n\n');
}

function linesOf(details: object, indent: string): string[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined) return [];
    if (value instanceof Date) return `${indent}${name}: ${value.toISOString()}`;
    if (typeof value === 'object' && value !== null) {
      return [`${indent}${name}:`, ...linesOf(value, `${indent}  `)];
    }
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${indent}${name}: ${text.replaceAll('\n', `\n${indent}  `)}`;
  });
}

/**
 * Writes what was found into two new files that only their owner may read: JSON, and beside it the same
 * as text.
 *
 * @returns their names.
 * @throws when they cannot be written, or are there already.
 */
export async function exportPerson(
  address: string,
  findings: readonly Finding[],
  file: string,
): Promise<readonly [string, string]> {
  const textFile = `${file.replace(/\.json$/, '')}.txt`;
  const data = findings.map(({ what, details }) => ({ what, ...details }));
  const options = { mode: 0o600, flush: true, flag: 'wx' };
  await writeFile(file, `${JSON.stringify({ address, data }, null, 2)}\n`, options);
  await writeFile(textFile, `${asText(address, findings)}\n`, options);
  return [file, textFile];
}

/**
 * What erasing would do, files aside: it is done and taken back.
 *
 * @returns what would be erased, without what there is none of.
 * @throws when the database is away.
 */
export const tryErasing = (context: CommandContext, address: string): Promise<ErasedPerson> =>
  transact(context.database, async (tx) => {
    const outcome = await eraseRows(context, tx, address);
    // The commit after it finds nothing to do.
    await tx.execute(sql`rollback`);
    return outcome;
  });

async function eraseRows(
  context: CommandContext,
  tx: Drizzle,
  address: string,
): Promise<ErasedPerson> {
  const erased: Record<string, number> = {};
  const kept: Kept[] = [];
  for (const { personalData } of context.features) {
    const done = await personalData?.erase(context, tx, address);
    for (const [what, number] of Object.entries(done?.erased ?? {})) {
      if (number > 0) erased[what] = number;
    }
    kept.push(...(done?.kept ?? []));
  }
  return { erased, kept };
}

/**
 * Erases of one person what no duty keeps. Each kind of thing leaves a line in the list of erasures.
 *
 * @returns what was erased and what is kept.
 * @throws when the database is away or a file cannot be removed; doing it again is safe.
 */
export async function erasePerson(context: CommandContext, address: string): Promise<ErasedPerson> {
  const { database, env } = context;
  const references = new Set(
    (await findPerson(context, address)).flatMap((finding) => finding.references),
  );
  const { erased, kept } = await transact(database, async (tx) => {
    const all = await eraseRows(context, tx, address);
    for (const [what, number] of Object.entries(all.erased)) {
      await noteErasure(tx, { cause: 'person', what, number });
    }
    return all;
  });
  // After the commit: what is still there after a crash is found by its words the next time.
  const files = await capturedFilesAbout(env.dataDir, address, references);
  for (const file of files) await rm(file, { force: true });
  await noteErasure(database.drizzle, { cause: 'person', what: 'outbox', number: files.length });
  const numbers = Object.entries({ ...erased, 'files in the outbox': files.length });
  return { erased: Object.fromEntries(numbers.filter(([, number]) => number > 0)), kept };
}

/** The same for somebody at a terminal. */
export function erasureAsText({ erased, kept }: ErasedPerson): string {
  const numbers = Object.entries(erased).map(([what, number]) => `${number} ${what}`);
  return [
    `Erased: ${numbers.join(', ') || 'nothing'}.`,
    ...kept.map(({ sentence }) => sentence),
  ].join('\n');
}

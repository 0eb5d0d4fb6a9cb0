import { join } from 'node:path';
import { readArguments, prepareToAsk } from '#server/subcommands.ts';
import { drillRestore, restore } from '#server/backups/restore.ts';
import { isRecipient, readIdentities } from '#server/backups/encryption.ts';
import { keepBackup, newestBackup } from '#server/backups/keep-backup.ts';
import type { CommandContext, Subcommand } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import {
  asText,
  erasePerson,
  erasureAsText,
  exportPerson,
  findPerson,
} from '#server/personal-data.ts';
import { confirmClock, GRACE_DAYS, readRetention } from '#server/retention/retention.ts';
import { rulesOf } from '#server/retention/scheduled-erasure.ts';

/** Writes all data of all features into a file. */
export const backupCommand: Subcommand = {
  usage: [
    "npm run declarations -- backup FOLDER [--to age1…] [--shrunk]   all data, the newsletter's too, into a new file named by",
    '                                                                the time (or into FILE); encrypted to keys',
  ].join('\n'),
  parse: (args) => {
    const { values, operands } = readArguments(args, ['FOLDER'], {
      to: { type: 'string', multiple: true },
      shrunk: { type: 'boolean', default: false },
    });
    const [place = ''] = operands;
    const wrong = values.to?.find((key) => !isRecipient(key));
    if (wrong !== undefined) {
      throw new OperatorError(`--to must be a public key such as age1…, but it is "${wrong}".`);
    }
    return (context) => {
      const recipients = values.to ?? context.env.backupRecipient;
      return keepBackup(context, { place, recipients, mayShrink: values.shrunk });
    };
  },
};

/** Brings back what is in such a file. */
export const restoreCommand: Subcommand = {
  usage: 'npm run declarations -- restore FILE [--identity KEYFILE]',
  parse: (args) => {
    const { file, identities } = readPlace(args, 'FILE');
    return ({ database, jobs, features, env }) =>
      restore(database, jobs, features, { file, identities }, env.dataDir);
  },
};

/** Tries that, without touching the database. */
export const drillCommand: Subcommand = {
  usage:
    'npm run declarations -- drill [FOLDER] [--identity KEYFILE]     restores the newest backup, of DATA_DIR/backups when\n                                                                left out, into a scratch database',
  parse: (args) => {
    const { file, identities } = readPlace(args, '[FOLDER]');
    return async (context) => {
      const place = file || join(context.env.dataDir, 'backups');
      return drillRestore(context, { file: await newestBackup(place), identities });
    };
  },
};

function readPlace(args: readonly string[], name: string) {
  const { values, operands } = readArguments(args, [name], { identity: { type: 'string' } });
  const [file = ''] = operands;
  const identities = values.identity === undefined ? [] : readIdentities(values.identity);
  return { file, identities };
}

type Ask = (question: string) => Promise<boolean>;

interface Wish {
  readonly address: string;
  readonly file: string | undefined;
  /** Undefined when nothing shall be erased. */
  readonly ask: Ask | undefined;
}

/** Answers somebody who asks for their data, or to have it erased (Art. 15, Art. 17 GDPR). */
export const personCommand: Subcommand = {
  usage: [
    'npm run -s declarations -- person ADDRESS                       everything about somebody, the newsletter too',
    '                           person ADDRESS --export FILE         as JSON, and as text beside it',
    '                           person ADDRESS --erase [--yes]       erases what no duty keeps',
  ].join('\n'),
  parse: (args) => {
    const { values, operands } = readArguments(args, ['ADDRESS'], {
      export: { type: 'string' },
      erase: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    });
    const [address = ''] = operands;
    if (!/^\S+@\S+$/.test(address)) {
      throw new OperatorError(`ADDRESS must be an e-mail address, but it is "${address}".`);
    }
    if (values.export === '') throw new OperatorError('--export must name a file.');
    if (values.yes && !values.erase) throw new OperatorError('--yes belongs to --erase.');
    const ask = values.erase ? prepareToAsk(values.yes) : undefined;
    return (context) => answer(context, { address, file: values.export, ask });
  },
};

async function answer(context: CommandContext, { address, file, ask }: Wish): Promise<string> {
  const findings = await findPerson(context, address);
  if (findings.length === 0) return asText(address, findings);
  const said: string[] = [];
  if (file !== undefined) {
    const files = await exportPerson(address, findings, file);
    said.push(`Everything about ${address} is in ${files.join(' and ')}.`);
  }
  if (ask !== undefined) {
    const isMeant = await ask(`Erase what no duty keeps about ${address}? It cannot be undone.`);
    said.push(isMeant ? erasureAsText(await erasePerson(context, address)) : 'Nothing was erased.');
  }
  return said.length > 0 ? said.join('\n') : asText(address, findings);
}

/** Shows what will be erased, and takes the operator's word that the clock is right. */
export const retentionCommand: Subcommand = {
  usage:
    'npm run declarations -- retention [--confirm]                   what will be erased; goes on after a halt',
  parse: (args) => {
    const { values } = readArguments(args, [], { confirm: { type: 'boolean', default: false } });
    return values.confirm ? confirm : describe;
  },
};

const WHY: Readonly<Record<string, string>> = {
  clock_behind: 'the clock of this server is behind the newest time in the database',
  clock_ahead:
    'the clock of this server is more than 30 days ahead of the last run or, before the first one, of the newest row',
  too_many: 'more rows than a small share of all would go at once',
};

async function describe({ database, features, env }: CommandContext): Promise<string> {
  const rules = rulesOf(features, env);
  const { held, marked } = await readRetention(database.drizzle, rules);
  const rows = Object.entries(marked).map(([table, number]) => `${number} ${table}`);
  const said = `Marked for erasure: ${rows.join(', ')}. They go when ${GRACE_DAYS} days have been counted since their mark.`;
  if (held === null) return said;
  return `${said}\nNothing is erased at present, because ${WHY[held] ?? held}. It is ${new Date().toISOString()} here: if that is right and nothing else looks wrong, go on with retention --confirm.`;
}

async function confirm({ database, features, env }: CommandContext): Promise<string> {
  const rules = rulesOf(features, env);
  await confirmClock(database, rules);
  return `The time ${new Date().toISOString()} counts as right; all marks were taken back, so nothing old goes before another ${GRACE_DAYS} days are counted.`;
}

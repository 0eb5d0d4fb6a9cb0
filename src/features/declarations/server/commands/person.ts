import { readArguments } from '#server/arguments.ts';
import { prepareToAsk } from '#server/ask-operator.ts';
import type { CommandContext } from '#server/feature.ts';
import { OperatorError } from '#server/operator-error.ts';
import {
  asText,
  erasePerson,
  erasureAsText,
  exportPerson,
  findPerson,
} from '#server/personal-data.ts';
import type { Subcommand } from '#server/subcommands.ts';

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

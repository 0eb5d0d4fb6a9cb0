import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';
import { readingTime } from '../../content-check/text-problems.ts';
import { changeTexts } from '../content/words-in.ts';
import { plainText, type LexicalText } from '../markdown/lexical-nodes.ts';

// They are invisible, come along with a paste, and the database takes no NUL; the last ones turn round what follows.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/gu;
const withoutControls = (text: string): string => text.replaceAll(CONTROLS, '');

// A list would show a name of blanks as a link that nobody sees.
const withoutBlankTexts = (data: unknown): unknown =>
  typeof data === 'object' && data !== null
    ? Object.fromEntries(
        Object.entries(data).map(([name, value]: [string, unknown]) => [
          name,
          typeof value === 'string' && value.trim() === '' ? '' : value,
        ]),
      )
    : data;

/** Takes out of what somebody sends what nobody sees. */
export function tidy({ args }: { readonly args?: unknown }): void {
  const sent = args as { data?: unknown };
  if (sent.data !== undefined)
    sent.data = withoutBlankTexts(changeTexts(sent.data, withoutControls));
}

/** What lies in the bin may be put there again: whoever does it got no answer before, and would be told it is missing. */
export const binAgain: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = args as { data?: { readonly deletedAt?: unknown } };
  return data?.deletedAt ? { ...args, trash: true } : args;
};

/** The time to read an article is worked out from its text; what fits already stays. */
export const workOutReadingTime: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { text, readTime } = { ...(originalDoc as object | undefined), ...(data as object) } as {
    text?: LexicalText | null;
    readTime?: string | null;
  };
  const { minutes, fits } = readingTime(text ? plainText(text.root) : '', readTime ?? '');
  return { ...(data as object), readTime: fits ? readTime : `${String(minutes)} Min` };
};

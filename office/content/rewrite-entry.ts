import { invisibleSigns } from '../../content-check/content-document.ts';
import { splitEntry } from '../../src/content-model/split-entry.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import { contentSchema, type ContentName } from '../fields/content-schema.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { changeTexts } from './words-in.ts';

/** What a form sends back. */
interface EntryWords {
  readonly values: Readonly<Record<string, unknown>>;
  /** Only of Markdown files. */
  readonly body?: string | undefined;
}

/**
 * The text of a file with other words in it. A form that nobody changed gives back the same bytes.
 *
 * @param text The file as it is; empty for a new one.
 * @throws Error when the fields of the file cannot be read.
 */
export function rewriteEntry(
  collection: ContentName,
  text: string,
  { values, body }: EntryWords,
): string {
  const { files } = contentFiles[collection];
  const parts = splitEntry(files, text);
  const { properties = {} } = contentSchema(collection);
  const fields = rewriteYaml(parts.fields, cleaned(values), Object.keys(properties));
  return `${parts.start}${fields}${parts.end}${bodyOf(parts.body ?? '', body)}`;
}

// Browsers send line breaks of their own. That is not a change, and changed text keeps the line breaks of the file.
function bodyOf(before: string, body: string | undefined): string {
  if (body === undefined || asUnix(body) === asUnix(before)) return before;
  const lines = asUnix(body);
  const ended = lines.endsWith('\n') || lines === '' ? lines : `${lines}\n`;
  return before.includes('\r\n') ? ended.replaceAll('\n', '\r\n') : ended;
}

const asUnix = (text: string): string => text.replaceAll('\r\n', '\n');

// A field of a form that was emptied has no value; JSON leaves it out, and so does the file.
const cleaned = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, changeTexts(value, withoutInvisible)]),
  );

// They come with what is pasted.
const withoutInvisible = (text: string): string => text.replaceAll(invisibleSigns, '');

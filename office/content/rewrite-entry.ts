import { z } from 'zod';
import { contentFiles } from '#content-model/collections.ts';
import type { CollectionName } from './entries.ts';
import { formSchema } from './form-schema.ts';
import { rewriteYaml } from './rewrite-yaml.ts';
import { splitEntry } from './split-entry.ts';

/** What a form sends back. */
export interface EntryWords {
  readonly values: Readonly<Record<string, unknown>>;
  /** Only of Markdown files. */
  readonly body?: string | undefined;
}

/** Shape of what a form sends; what its fields must be is for the content check to say. */
export const entryWordsSchema = z.strictObject({
  values: z.record(z.string(), z.json()),
  body: z.string().max(400_000).optional(),
});

/**
 * The text of a file with other words in it. A form that nobody changed gives back the same bytes.
 *
 * @param text The file as it is; empty for a new one.
 * @throws Error when the fields of the file cannot be read.
 */
export function rewriteEntry(
  collection: CollectionName,
  text: string,
  { values, body }: EntryWords,
): string {
  const { files } = contentFiles[collection];
  const parts = splitEntry(files, text);
  const { properties = {} } = formSchema(collection);
  const fields = rewriteYaml(parts.fields, withoutEmpty(values), Object.keys(properties));
  const words = body === undefined ? parts.body : unixLines(body);
  return `${parts.start}${fields}${parts.end}${words ?? ''}`;
}

const unixLines = (body: string): string => {
  const lines = body.replaceAll('\r\n', '\n');
  return lines.endsWith('\n') || lines === '' ? lines : `${lines}\n`;
};

// A field of a form that was emptied has no value; JSON leaves it out, and so does the file.
const withoutEmpty = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null),
  );

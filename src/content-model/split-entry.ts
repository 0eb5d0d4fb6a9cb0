import { parseDocument } from 'yaml';

/** A file of content in its parts; put together they are the file again, byte for byte. */
interface EntryParts {
  /** Up to the first field: nothing for YAML, `---` for Markdown. */
  readonly start: string;
  /** The fields as YAML. */
  readonly fields: string;
  /** Between the fields and the text. */
  readonly end: string;
  /** The text of a Markdown file without the empty lines before it; undefined for YAML. */
  readonly body: string | undefined;
}

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^(---[ \t]*(?:\r?\n|$)(?:[ \t]*\r?\n)*)/mu;

/** Takes the text of a file apart. A Markdown file without fields has none, and all of it is text. */
export function splitEntry(file: string, text: string): EntryParts {
  if (!file.endsWith('.md')) return { start: '', fields: text, end: '', body: undefined };
  const found = FRONT_MATTER.exec(text);
  if (found?.index !== 0) return { start: '---\n', fields: '', end: '---\n\n', body: text };
  const [whole, start = '', fields = '', end = ''] = found;
  return { start, fields, end, body: text.slice(whole.length) };
}

/** The fields of a file as plain values; undefined when they cannot be read. */
export function fieldsIn(source: string): unknown {
  const document = parseDocument(source);
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    // It repeats an anchor that is not there, or one of them too often.
    return undefined;
  }
}

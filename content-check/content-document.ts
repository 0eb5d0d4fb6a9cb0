import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { fieldLines, type FieldLine } from './field-lines.ts';
import { syntaxSentence } from './syntax-sentence.ts';
import { texts } from './texts.ts';

/** One file below `content/`, read but not yet judged. */
export interface ContentDocument {
  /** From the project folder, for example `content/faq/kosten.yaml`. */
  file: string;
  /** The whole text as it stands in the file. */
  text: string;
  /** The fields as plain values; `undefined` when they could not be read. */
  data: unknown;
  fields: FieldLine[];
  /** Line on which the text below the front matter begins; beyond the end for YAML files. */
  bodyLine: number;
  /** Why the fields could not be read. */
  unreadable?: { line: number | undefined; sentence: string };
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/mu;

const lineCount = (text: string) => text.split('\n').length;

/** Reads a YAML file or the front matter of a Markdown file. Never throws for what a writer wrote. */
export function readContentDocument(root: string, file: string): ContentDocument {
  const text = readFileSync(join(root, file), 'utf8');
  const unreadable = (sentence: string, line?: number) => ({
    file,
    text,
    data: undefined,
    fields: [],
    bodyLine: Number.POSITIVE_INFINITY,
    unreadable: { line, sentence },
  });

  const broken = text.indexOf('\uFFFD');
  if (broken >= 0) return unreadable(texts.notUtf8, lineCount(text.slice(0, broken)));

  const isMarkdown = file.endsWith('.md');
  const match = isMarkdown ? frontMatter.exec(text) : undefined;
  if (isMarkdown && match?.index !== 0) return unreadable(texts.noFrontMatter, 1);
  const source = match ? (match[1] ?? '') : text;
  const linesBefore = match ? 1 : 0;

  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, sentence } = syntaxSentence(error, source);
    return unreadable(sentence, line + linesBefore);
  }
  if (document.contents === null) return unreadable(texts.emptyFile);

  return {
    file,
    text,
    data: document.toJS(),
    fields: fieldLines(document.contents, counter, linesBefore),
    bodyLine: match ? lineCount(match[0]) + 1 : Number.POSITIVE_INFINITY,
  };
}

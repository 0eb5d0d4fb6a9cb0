import type { ErrorCode, YAMLError } from 'yaml';
import { texts } from './texts.ts';

const sentences: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: texts.syntax.tab,
  DUPLICATE_KEY: texts.syntax.duplicateField,
  BAD_INDENT: texts.syntax.indentation,
  BLOCK_AS_IMPLICIT_KEY: texts.syntax.indentation,
  MULTILINE_IMPLICIT_KEY: texts.syntax.missingColon,
  MISSING_CHAR: texts.syntax.missingColon,
  BAD_SCALAR_START: texts.syntax.specialStart,
  BAD_DQ_ESCAPE: texts.syntax.backslash,
  MULTIPLE_DOCS: texts.syntax.separator,
};

const startsWithTab = /^\s*\t/u;
const startsSpecially = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?[@`%*&{![\]}]/u;
const hasSecondColon = /^\s*(?:-\s+)?[\w-]+:\s.*:\s/u;
const isListTextWithColon = /^\s*-\s+[^'"\s].*:\s/u;
const hasStraightQuote = /["']/u;
const opensQuote = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?(["'])/u;

const hasField = /^\s*(?:-\s+)?[\w-]+:(?:\s|$)/u;

const isLeftOpen = (line: string) => {
  const mark = opensQuote.exec(line)?.[1];
  return mark !== undefined && line.split(mark).length % 2 === 0;
};

/** Where a YAML text stops being readable (line from 1), and a German sentence with advice. */
export function syntaxSentence(
  { code, message, pos }: YAMLError,
  source: string,
): { line: number; sentence: string } {
  const lines = source.split('\n');
  const number = source.slice(0, pos[0]).split('\n').length;
  if (message.startsWith('Missing closing')) {
    // The reader only notices at the end of the file; the mistake is where the quote was opened.
    const opened = lines.findIndex(isLeftOpen) + 1;
    return { line: opened || number, sentence: texts.syntax.openQuote };
  }
  const line = lines[number - 1] ?? '';
  const previous = lines[number - 2] ?? '';
  if (!hasField.test(line) && isListTextWithColon.test(previous)) {
    return { line: number - 1, sentence: texts.syntax.colonInText };
  }
  const at = (sentence: string) => ({ line: number, sentence });
  if (startsWithTab.test(line)) return at(texts.syntax.tab);
  if (startsSpecially.test(line)) return at(texts.syntax.specialStart);
  if (hasStraightQuote.test(line) && (code === 'UNEXPECTED_TOKEN' || code === 'MISSING_CHAR')) {
    return at(texts.syntax.quotes);
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && hasSecondColon.test(line))
    return at(texts.syntax.colonInText);
  if (code === 'MULTILINE_IMPLICIT_KEY' && isListTextWithColon.test(line))
    return at(texts.syntax.colonInText);
  return at(sentences[code] ?? texts.syntax.other);
}

import { escape } from 'html-escaper';
import type { EmailContent } from '#server/mail/mailer.ts';

/** One line of a mail's table; `theirs` when somebody else has written the value. */
export type MailRow = readonly [label: string, value: string, whose?: 'theirs'];

/** A mail as its feature writes it: plain words, put into text and HTML alike. */
export interface EmailParts {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Where the mail leads; its address stands there in full, for programs without links. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Label and value in turn; a value may have several lines. Words of others are marked on each line. */
  readonly rows: readonly MailRow[];
  readonly closing: readonly string[];
  /** Whole mails that this one holds, one below the other. */
  readonly parts?: readonly EmailParts[];
}

/** Puts the parts of a mail into both of its forms; values stay text, whatever they contain. */
export function layOutEmail(parts: EmailParts): EmailContent {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

const RULE = '* * *';
// A sign, because blanks and the `>` of quotes change on the way.
const MARK = '| ';
// The second for programs that do not know the first, such as Gmail.
const BREAKS_LONG_WORDS = 'overflow-wrap:anywhere;word-break:break-word';

/** Adds lines at the end of a mail that is laid out, to both of its forms. */
export function addLastParagraph(content: EmailContent, lines: readonly string[]): EmailContent {
  const { text, html } = content;
  return {
    ...content,
    text: `${text}\n${lines.join('\n')}\n`,
    // Words of others are escaped, so this is the only end of the body.
    html: html.replace('</body>', () => `<p>${lines.map(escape).join('<br>')}</p>\n</body>`),
  };
}

function asText({ greeting, paragraphs, link, rows, closing, parts = [] }: EmailParts): string {
  const table = rows.map(([label, value, whose]) =>
    whose === undefined ? `${label}: ${value}` : `${label}:\n${marked(value).join('\n')}`,
  );
  const blocks = [greeting, ...paragraphs, link?.url ?? '', table.join('\n'), closing.join('\n')];
  const text = `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
  return [text, ...parts.map(asText)].join(`\n${RULE}\n\n`);
}

function asHtml(parts: EmailParts): string {
  const { language, subject } = parts;
  return [
    '<!doctype html>',
    `<html lang="${escape(language)}">`,
    '<head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
    `<title>${escape(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:600px">',
    ...bodyAsHtml(parts),
    '</body></html>',
    '',
  ].join('\n');
}

function bodyAsHtml({
  greeting,
  paragraphs,
  link,
  rows,
  closing,
  parts = [],
}: EmailParts): string[] {
  const cells = rows.map(([label, value, whose]) =>
    whose === undefined
      ? `<tr>${head(label)}${cell(escape(value))}</tr>`
      : // Outlook, Gmail's and Samsung's apps do not know `white-space: pre-wrap`.
        `<tr>${head(label, 2)}</tr>\n<tr>${cell(marked(value).map(escape).join('<br>'), 2)}</tr>`,
  );
  return [
    ...[greeting, ...paragraphs].map((text) => `<p>${escape(text)}</p>`),
    ...(link ? [linkAsHtml(link)] : []),
    ...(rows.length > 0 ? ['<table style="border-collapse:collapse">', ...cells, '</table>'] : []),
    ...(closing.length > 0 ? [`<p>${closing.map(escape).join('<br>')}</p>`] : []),
    ...parts.flatMap((part) => [`<p>${RULE}</p>`, ...bodyAsHtml(part)]),
  ];
}

function linkAsHtml({ label, url }: NonNullable<EmailParts['link']>): string {
  const address = escape(url);
  return (
    `<p><a href="${address}" style="font-weight:bold">${escape(label)}</a></p>\n` +
    `<p style="${BREAKS_LONG_WORDS};font-size:smaller">${address}</p>`
  );
}

const head = (label: string, columns = 1): string =>
  `<th scope="row" colspan="${columns}" style="text-align:left;vertical-align:top;padding:4px 8px 4px 0">${escape(label)}:</th>`;

const cell = (html: string, columns = 1): string =>
  `<td colspan="${columns}" style="vertical-align:top;padding:4px 0;${BREAKS_LONG_WORDS}">${html}</td>`;

const marked = (words: string): string[] => words.split('\n').map((line) => `${MARK}${line}`);

/** Stands where a link is prevented. */
export const ZERO_WIDTH_SPACE = '\u200B';

/**
 * A sender's words such that no mail program makes a link of them: an address that is interrupted
 * where programs look for one. Nothing of it can be seen; what is stored stays as it was typed.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(
    /[@＠]|:(?=\/\/)|(?<=[\p{L}\p{N}\p{M}])[.。．｡](?=[\p{L}\p{N}])/gu,
    (sign) => sign + ZERO_WIDTH_SPACE,
  );

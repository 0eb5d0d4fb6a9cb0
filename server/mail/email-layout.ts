import type { EmailContent } from '#server/mail/email.ts';

/** A mail as its feature writes it: plain words, put into text and HTML alike. */
export interface EmailParts {
  readonly language: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Label and value in turn; a value may have several lines. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly closing: readonly string[];
}

/** Puts the parts of a mail into both of its forms; values stay text, whatever they contain. */
export function layOutEmail(parts: EmailParts): EmailContent {
  return { subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function asText({ greeting, paragraphs, facts, closing }: EmailParts): string {
  const table = facts.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n${indent(value)}` : `${label}: ${value}`,
  );
  return `${[greeting, ...paragraphs, table.join('\n'), closing.join('\n')].join('\n\n')}\n`;
}

function asHtml({ language, subject, greeting, paragraphs, facts, closing }: EmailParts): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0">${escape(label)}</th>` +
      `<td style="padding:4px 0;white-space:pre-wrap">${escape(value)}</td></tr>`,
  );
  const texts = [greeting, ...paragraphs].map((text) => `<p>${escape(text)}</p>`);
  return [
    '<!doctype html>',
    `<html lang="${escape(language)}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:40em">',
    ...texts,
    '<table style="border-collapse:collapse">',
    ...rows,
    '</table>',
    `<p>${closing.map(escape).join('<br>')}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

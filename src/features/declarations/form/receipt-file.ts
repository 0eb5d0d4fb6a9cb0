import { escape } from 'html-escaper';
import type { ReceiptRow } from '#lib/declaration.ts';

interface ReceiptDocument {
  title: string;
  /** Says how the declaration was given and received. */
  statement: string;
  rows: readonly ReceiptRow[];
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1.5rem;color:#0f1a3d}' +
  'h1{line-height:1.2}dt{font-weight:600;margin-top:1rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

/** A receipt as one HTML file that needs nothing else, to be kept for years (§ 312k (4) BGB). */
export function receiptFile({ title, statement, rows }: ReceiptDocument): string {
  const list = rows
    .map(([term, value]) => `<dt>${escape(term)}</dt>\n<dd>${escape(value)}</dd>`)
    .join('\n');
  return `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${style}</style>
<h1>${escape(title)}</h1>
<p>${escape(statement)}</p>
<dl>
${list}
</dl>
</html>
`;
}

/**
 * The file as an address for a link with `download`: it needs no script and no second request,
 * and nothing personal gets into an address that a server sees.
 */
export const fileAddress = (content: string, type: 'html' | 'plain' = 'html'): string =>
  `data:text/${type};charset=utf-8,${encodeURIComponent(content)}`;

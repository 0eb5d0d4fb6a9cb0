import { escape } from 'html-escaper';
import { useEffect, useRef } from 'react';
import { berlinMoment } from '#lib/berlin-time.ts';
import type { DeclaredLine, Receipt, ReceiptRow } from '#lib/declaration.ts';
import { WholeWords } from '#site/prose.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from './texts.ts';

export interface ReceiptWords {
  heading: string;
  /** What happens now. */
  lead: string;
  save: string;
  /** Name, title and statement of the file to keep. */
  fileName: (reference: string) => string;
  title: (reference: string) => string;
  statement: string;
}

interface ReceiptCardProps {
  words: ReceiptWords;
  receipt: Receipt;
  /** What was declared. */
  lines: readonly DeclaredLine[];
  /** When the contract ends, which follows the wished end. */
  end: ReceiptRow | undefined;
  /** It has just appeared because of what the visitor did, and so takes the focus. */
  takesFocus: boolean;
}

/** What was received and when, to be read, saved and printed; it stays on the page. */
export function ReceiptCard({ words, receipt, lines, end, takesFocus }: ReceiptCardProps) {
  const { reference } = receipt;
  const rows = receiptRows(receipt, lines, end);
  const { title, statement } = words;
  const file = receiptFile({ title: title(reference), statement, rows });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby="receipt-heading" className="card receipt stack-6">
      <div className="receipt-head">
        <span className="receipt-done">
          <Icon name="check" className="size-6" />
        </span>
        <h2 id="receipt-heading" ref={heading} tabIndex={-1} className="text-figure">
          {words.heading}
        </h2>
        <p>
          <WholeWords text={words.lead} />
        </p>
      </div>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Value text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="not-printed cluster-4 flex-wrap">
        <a
          href={fileAddress(file)}
          download={words.fileName(reference)}
          className="button button-large button-action"
        >
          {words.save}
        </a>
        <Button variant="quiet" size="large" className="needs-script" onClick={() => print()}>
          {texts.printReceipt}
        </Button>
      </div>
    </section>
  );
}

/** Breaks an e-mail address before its @, where it is easiest to read. */
function Value({ text }: { text: string }) {
  const [, name, host] = /^(\S+)(@\S+)$/u.exec(text) ?? [];
  if (name === undefined) return <WholeWords text={text} />;
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

/** Reference and moment of receipt by the server's clock, then what was declared; a wished end is followed by the real one. */
function receiptRows(
  receipt: Receipt,
  lines: readonly DeclaredLine[],
  end: ReceiptRow | undefined,
): ReceiptRow[] {
  const { day, time, offset } = berlinMoment(receipt.receivedAt);
  return [
    [texts.reference, receipt.reference],
    [texts.receivedAt, texts.moment(day, time, offset)],
    ...lines.flatMap(({ name, label, value }): ReceiptRow[] => [
      [label, value],
      ...(name === 'endsOn' && end ? [end] : []),
    ]),
  ];
}

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

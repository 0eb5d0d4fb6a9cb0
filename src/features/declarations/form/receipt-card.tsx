import { useEffect, useRef } from 'react';
import { berlinMoment } from '#lib/berlin-time.ts';
import type { Receipt } from '#lib/declaration.ts';
import { Button } from '#ui/button.tsx';
import { fileAddress, receiptFile, type ReceiptRow } from './receipt-file.ts';
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
  rows: readonly ReceiptRow[];
  /** It has just appeared because of what the visitor did, and so takes the focus. */
  takesFocus: boolean;
}

/** What was received and when, to be read, saved and printed; it stays on the page. */
export function ReceiptCard({ words, receipt, rows, takesFocus }: ReceiptCardProps) {
  const { reference } = receipt;
  const allRows = [...receivedRows(receipt), ...rows];
  const { title, statement } = words;
  const file = receiptFile({ title: title(reference), statement, rows: allRows });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby="receipt-heading" className="card receipt stack-6">
      <div className="stack-2">
        <h2 id="receipt-heading" ref={heading} tabIndex={-1} className="text-card">
          {words.heading}
        </h2>
        <p>{words.lead}</p>
      </div>
      <dl>
        {allRows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="not-printed cluster-4 flex-wrap">
        <a
          href={fileAddress(file)}
          download={words.fileName(reference)}
          className="button button-action"
        >
          {words.save}
        </a>
        <Button variant="quiet" className="needs-script" onClick={() => print()}>
          {texts.printReceipt}
        </Button>
      </div>
    </section>
  );
}

/** The two rows every receipt begins with: reference and moment of receipt by the server's clock. */
function receivedRows({ reference, receivedAt }: Receipt): ReceiptRow[] {
  const { day, time, offset } = berlinMoment(receivedAt);
  return [
    [texts.reference, reference],
    [texts.receivedAt, texts.moment(day, time, offset)],
  ];
}

import { germanDay } from '#lib/berlin-time.ts';
import { ReceiptCard } from '#features/declarations/form/receipt-card.tsx';
import { receivedRows, type ReceiptRow } from '#features/declarations/form/receipt-row.ts';
import { endInWords } from './cancellation-entries.ts';
import type { Cancellation, Receipt } from './contract.ts';
import { texts } from './texts.ts';

export interface CancellationReceiptProps {
  receipt: Receipt;
  declaration: Cancellation;
  takesFocus: boolean;
}

/** The proof of a cancellation with all that § 312k (3) and (4) BGB asks for. */
export function CancellationReceipt({
  receipt,
  declaration,
  takesFocus,
}: CancellationReceiptProps) {
  const { title, ...words } = texts.receipt;
  return (
    <ReceiptCard
      words={{
        ...words,
        title: title(receipt.reference),
        fileName: `Kuendigung-${receipt.reference}.html`,
      }}
      rows={cancellationRows(receipt, declaration)}
      takesFocus={takesFocus}
    />
  );
}

/** Every line of the receipt, in the order of reading. */
export function cancellationRows(receipt: Receipt, declaration: Cancellation): ReceiptRow[] {
  const words = texts.receipt;
  return [
    ...receivedRows(receipt),
    [words.kind, words.kindNames[declaration.kind]],
    [words.contract, declaration.contract],
    [words.wishedEnd, endInWords(declaration.endsOn)],
    ...(receipt.endsOn ? [[words.endsOn, germanDay(receipt.endsOn)] as const] : []),
    [words.name, declaration.name],
    [words.email, declaration.email],
    [words.reason, declaration.reason],
  ];
}

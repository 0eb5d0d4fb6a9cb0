import { germanDay } from '#lib/berlin-time.ts';
import { ReceiptCard, receivedRows } from '#features/declarations/form/receipt-card.tsx';
import type { ReceiptRow } from '#features/declarations/form/receipt-file.ts';
import type { Cancellation, Receipt } from './contract.ts';
import { endInWords } from './ready-sentence.ts';
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
function cancellationRows(receipt: Receipt, declaration: Cancellation): ReceiptRow[] {
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

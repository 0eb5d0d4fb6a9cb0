import { ReceiptCard, receivedRows } from '#features/declarations/form/receipt-card.tsx';
import type { ReceiptRow } from '#features/declarations/form/receipt-file.ts';
import type { Receipt, Withdrawal } from './contract.ts';
import { texts } from './texts.ts';

export interface WithdrawalReceiptProps {
  receipt: Receipt;
  declaration: Withdrawal;
  takesFocus: boolean;
}

/** Proof of receipt with content, day and time (RW-05); it confirms receipt, not validity. */
export function WithdrawalReceipt({ receipt, declaration, takesFocus }: WithdrawalReceiptProps) {
  const { title, ...words } = texts.receipt;
  return (
    <ReceiptCard
      words={{
        ...words,
        title: title(receipt.reference),
        fileName: `Widerruf-${receipt.reference}.html`,
      }}
      rows={withdrawalRows(receipt, declaration)}
      takesFocus={takesFocus}
    />
  );
}

/** Every line of the receipt, in the order of reading. */
const withdrawalRows = (receipt: Receipt, declaration: Withdrawal): ReceiptRow[] => [
  ...receivedRows(receipt),
  [texts.receipt.contract, declaration.contract],
  [texts.receipt.name, declaration.name],
  [texts.receipt.email, declaration.email],
];

import { germanDay } from '#lib/berlin-time.ts';
import type { ReceiptRow } from '#features/declarations/form/receipt-file.ts';
import type { Cancellation, Receipt } from './contract.ts';
import { endInWords } from './ready-sentence.ts';
import { texts } from './texts.ts';

/** What the receipt says of a cancellation: all that § 312k (3) and (4) BGB asks for. */
export function cancellationRows(declaration: Cancellation, { endsOn }: Receipt): ReceiptRow[] {
  const { terms } = texts;
  return [
    [terms.kind, terms.kindNames[declaration.kind]],
    [terms.contract, declaration.contract],
    [terms.wishedEnd, endInWords(declaration.endsOn)],
    ...(endsOn ? [[terms.endsOn, germanDay(endsOn)] as const] : []),
    [terms.name, declaration.name],
    [terms.email, declaration.email],
    [terms.reason, declaration.reason],
  ];
}

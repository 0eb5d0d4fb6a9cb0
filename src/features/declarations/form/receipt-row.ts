import { berlinMoment } from '#lib/berlin-time.ts';
import type { Receipt } from '#lib/declaration.ts';
import { texts } from './texts.ts';

/** One line of a receipt: what it is, and what was declared. */
export type ReceiptRow = readonly [term: string, value: string];

/** The two rows every receipt begins with: reference and moment of receipt by the server's clock. */
export function receivedRows({ reference, receivedAt }: Receipt): ReceiptRow[] {
  const { day, time, offset } = berlinMoment(receivedAt);
  return [
    [texts.reference, reference],
    [texts.receivedAt, texts.moment(day, time, offset)],
  ];
}

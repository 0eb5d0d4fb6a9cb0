import { berlinDate } from '#lib/berlin-time.ts';
import { endOfMonthInBerlin, endOfMonthOf } from '#lib/contract-end.ts';
import { nextPossible, type Cancellation } from '../contract.ts';

/**
 * The day on which a cancelled contract ends, as `YYYY-MM-DD`. An ordinary cancellation takes
 * effect at the end of a month: of the current one (row G3), or of the one that
 * the wished day lies in. An extraordinary one takes effect when it is received, or on a later
 * wished day (§ 314 BGB); whether its reason holds is looked at afterwards.
 */
export function contractEndOf(
  { kind, endsOn }: Pick<Cancellation, 'kind' | 'endsOn'>,
  receivedAt: Date,
): string {
  if (kind === 'extraordinary') {
    return laterOf(berlinDate(receivedAt), endsOn === nextPossible ? '' : endsOn);
  }
  const earliest = endOfMonthInBerlin(receivedAt);
  return laterOf(earliest, endsOn === nextPossible ? '' : endOfMonthOf(endsOn));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

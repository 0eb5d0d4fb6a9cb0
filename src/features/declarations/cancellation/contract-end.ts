import { berlinDate } from '#lib/berlin-time.ts';
import { defaultContract, nextPossible, type Cancellation } from './contract.ts';

/**
 * The day on which a cancelled subscription ends, as `YYYY-MM-DD`; null for other contracts, because courses end by
 * themselves and nothing is known of the others. An ordinary cancellation takes
 * effect at the end of a month: of the current one (row G3), or of the one that
 * the wished day lies in. An extraordinary one takes effect when it is received, or on a later
 * wished day (§ 314 BGB); whether its reason holds is looked at afterwards.
 */
export function contractEndOf(
  { contract, kind, endsOn }: Pick<Cancellation, 'contract' | 'kind' | 'endsOn'>,
  receivedAt: Date,
): string | null {
  if (contract.toLowerCase() !== defaultContract.toLowerCase()) return null;
  if (kind === 'extraordinary') {
    return laterOf(berlinDate(receivedAt), endsOn === nextPossible ? '' : endsOn);
  }
  // The terms say that the time of Berlin decides.
  const earliest = endOfMonthOf(berlinDate(receivedAt));
  return laterOf(earliest, endsOn === nextPossible ? '' : endOfMonthOf(endsOn));
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/**
 * The last day of the month of a day.
 *
 * @param day As `YYYY-MM-DD`; must exist.
 */
function endOfMonthOf(day: string): string {
  const end = new Date(day);
  // Day 0 is the one before the first.
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
}

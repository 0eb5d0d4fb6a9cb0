import { z } from 'zod';
import { wholeNumber, type Env } from '#server/env.ts';

/** Variables of this feature, checked at the start with all others. */
export const declarationSettings = z.object({
  /** Full years after the year of receipt; 0 keeps declarations until somebody deletes them. */
  KEEP_DECLARATIONS_YEARS: wholeNumber('years').default(6),
});

/** How many full years declarations are kept. */
export const keptYears = ({ given }: Pick<Env, 'given'>): number =>
  declarationSettings.parse(given).KEEP_DECLARATIONS_YEARS;

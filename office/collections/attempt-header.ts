/** The header that stays the same while somebody sends a change again because its answer was lost. */
export const ATTEMPT_HEADER = 'x-office-attempt';

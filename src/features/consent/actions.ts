/** What a control of this feature does, written into its `data-choose`. */
export type ConsentAction = 'all' | 'necessary' | 'settings' | 'again' | 'reviews';

/** Marks an element as a control; `wake-consent.ts` and `consent-control.ts` look for it. */
export const actionProps = (action: ConsentAction) => ({ 'data-choose': action });

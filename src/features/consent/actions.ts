/** What a control of this feature does, written into its `data-choose`. */
export type ConsentAction = 'all' | 'necessary' | 'settings' | 'again' | 'reviews';

/** Marks an element as a control, which `consent.island.ts` makes work. */
export const actionProps = (action: ConsentAction) => ({ 'data-choose': action });

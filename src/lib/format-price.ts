const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** A total price (§ 3 PAngV) such as `69,00 €`, with a non-breaking space. */
export const formatPrice = (amount: number): string => euro.format(amount);

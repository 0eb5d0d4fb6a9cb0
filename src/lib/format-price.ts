const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** A total price (§ 3 PAngV) such as `69 €` or `69,50 €`, with a non-breaking space. */
export const formatPrice = (amount: number): string => euro.format(amount);

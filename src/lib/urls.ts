/**
 * The address of the booking page: base, appointment, and this website as the source (row L4). It
 * contains no personal data.
 */
export function bookingUrl(booking: {
  url: string;
  appointment: string;
  utmSource: string;
}): string {
  const url = new URL(booking.url);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${booking.appointment}`;
  url.searchParams.set('utm_source', booking.utmSource);
  return url.href;
}

/** The `tel:` address of a phone number such as `+49 30 23125 123`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

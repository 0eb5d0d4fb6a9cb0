/**
 * Address of the booking page: base, appointment segment, and where the visitor came from (row L4).
 * Carries no personal data.
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

/** `tel:` address of a phone number written for people, such as `+49 30 23125 123`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

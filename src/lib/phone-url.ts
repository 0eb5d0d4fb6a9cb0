/** `tel:` address of a phone number written for people, such as `+49 30 23125 123`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

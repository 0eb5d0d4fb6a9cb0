/** At least so many characters; the length is what protects a password. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Whether a text is allowed as a new password. */
export const isPassword = (text: string): boolean =>
  text.length >= SHORTEST_PASSWORD && text.length <= LONGEST_PASSWORD;

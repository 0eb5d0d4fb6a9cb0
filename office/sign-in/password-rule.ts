/** At least so many characters; the length is what protects a password. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Stands where a link is prevented. */
export const ZERO_WIDTH_SPACE = '\u200B';

/**
 * A sender's words such that no mail program makes a link of them: an address that is interrupted
 * where programs look for one. Nothing of it can be seen; what is stored stays as it was typed.
 */
export const withoutLinks = (text: string): string =>
  text.replaceAll(
    /[@＠]|:(?=\/\/)|(?<=[\p{L}\p{N}\p{M}])[.。．｡](?=[\p{L}\p{N}])/gu,
    (sign) => sign + ZERO_WIDTH_SPACE,
  );

const LOOK_ALIKES: Readonly<Record<string, string>> = { '<': '‹', '>': '›' };
const ZERO_WIDTH_SPACE = '\u200B';

// Everything that is not drawn but can turn, hide or break what is: control and format characters
// (bidirectional overrides, zero-width), line and paragraph separators.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/**
 * A visitor's words on one line, such that no chat makes a mention, a link or a layout of them:
 * `<!channel>`, `@here`, `https://…` and `&lt;…` are the ways chats know.
 */
export function neutralText(text: string): string {
  return text
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/[<>]/g, (bracket) => LOOK_ALIKES[bracket] ?? '')
    .replaceAll(/[@`#~]|:(?=\/\/)|&(?=\w+;)|(?<=\p{L})\.(?=\p{L})/gu, interrupt)
    .trim();
}

function interrupt(sign: string): string {
  return sign + ZERO_WIDTH_SPACE;
}

/** An e-mail address that has been checked: it stays as it is, so that it can be copied. */
export function neutralAddress(address: string): string {
  return address.replaceAll(/[<>&\s]/g, '');
}

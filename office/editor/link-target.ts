/** Whether a link leads anywhere: a page of the web or of this website, a mail or a call. */
export const isLinkTarget = (address: unknown): boolean =>
  typeof address === 'string' &&
  (/^(?:\/(?!\/)|#.|mailto:.+@|tel:\+?\d)/u.test(address) ||
    (/^https?:\/\/\S+$/u.test(address) &&
      URL.canParse(address) &&
      new URL(address).hostname.includes('.')));

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Words as part of an address or name of a file: small letters, digits and hyphens; may be empty. */
export const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüß]/gu, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

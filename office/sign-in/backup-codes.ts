import { signInTexts as texts } from './texts.ts';

/** A link by which somebody keeps the backup codes as a file, to be printed or put where passwords are. */
export const codesFile = (office: string, codes: readonly string[]) => ({
  text: texts.keepCodes,
  to: `data:text/plain;charset=utf-8,${encodeURIComponent([texts.codesOf(office), ...codes, ''].join('\r\n'))}`,
  download: 'notfallcodes.txt',
});

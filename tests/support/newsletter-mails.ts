import { readdir, readFile } from 'node:fs/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The newsletter's mails to one address in an outbox, in no particular order. */
export async function mailsTo(outbox: string, address: string): Promise<Email[]> {
  const files = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => /^N-.*\.eml$/.test(file))
      .map(async (file) => PostalMime.parse(await readFile(`${outbox}/${file}`))),
  );
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/** The link in a mail of the newsletter, as its address. */
export function linkIn({ text = '' }: Email): URL {
  const [address] = /https?:\/\/\S+/.exec(text) ?? [];
  if (address === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return new URL(address);
}

/** The token in that link. */
export const tokenIn = (mail: Email): string => linkIn(mail).searchParams.get('token') ?? '';

/** The value of a header, undefined without it. */
export const headerOf = (mail: Email, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value;

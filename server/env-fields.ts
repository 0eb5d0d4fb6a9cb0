import { resolve } from 'node:path';
import { z } from 'zod';
import { isRecipient } from '#server/database/encryption.ts';

const PORT_RULE = 'must be a whole number from 0 to 65535';
const COUNT_RULE = 'must be a whole number from 1 to 999999';
const HOST_RULE = 'must be names such as www.example.org, without a scheme and a port';
const YEARS_RULE = 'must be a whole number of years from 0 to 99';
const SECONDS_RULE = 'must be a whole number of seconds from 0 to 99';
const PROXIES_RULE = 'must be true, false or the number of proxies from 0 to 9';
const MAILBOX_RULE = 'must be an address such as Name <name@example.org>';

/** A port; 0 lets the system choose. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RULE)
  .transform(Number)
  .refine((value) => value <= 65_535, PORT_RULE);

/** A whole number above 0. */
export const positive = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, COUNT_RULE)
  .transform(Number);

/** A whole number of years; 0 is allowed. */
export const years = z
  .string()
  .regex(/^\d{1,2}$/, YEARS_RULE)
  .transform(Number);

/** A whole number of seconds; 0 is allowed. */
export const seconds = z
  .string()
  .regex(/^\d{1,2}$/, SECONDS_RULE)
  .transform(Number);

/** An origin such as `https://example.org`. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an address such as https://example.org without a path');

/** `true` or `false`, and `false` when left out. */
export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

/** Number of proxies in front: `false` or nothing for 0, `true` for 1, or the number itself. */
export const proxies = z
  .string()
  .default('false')
  .transform((value) => ({ false: '0', true: '1' })[value] ?? value)
  .pipe(z.string().regex(/^\d$/, PROXIES_RULE).transform(Number));

/** `on` or `off`, and `on` when left out. */
export const onOff = z
  .enum(['on', 'off'], 'must be on or off')
  .default('on')
  .transform((value) => value === 'on');

/** A folder, made absolute. */
export const folder = z.string().transform((value) => resolve(value));

/** An e-mail address, with or without a name in front. */
export const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, MAILBOX_RULE);

/** Several origins, separated by blanks or commas; none when left out. */
export const origins = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(z.array(origin.transform((value) => new URL(value).origin)));

/** Several host names without a port, separated by blanks or commas; none when left out. */
export const hosts = z
  .string()
  .default('')
  .transform((value) => splitList(value.toLowerCase()))
  .pipe(z.array(z.string().regex(/^[\w.-]+$/, HOST_RULE)));

/** Several public keys, separated by blanks or commas; none when left out. */
export const recipients = z
  .string()
  .default('')
  .transform(splitList)
  .pipe(z.array(z.string().refine(isRecipient, 'must be a public key such as age1…')));

/** An address of that protocol. */
export function address(protocol: RegExp, example: string) {
  const isAddress = (value: string): boolean =>
    URL.canParse(value) && protocol.test(new URL(value).protocol);
  return z.string().refine(isAddress, `must be an address such as ${example}`);
}

function splitList(value: string): string[] {
  return value.split(/[\s,]+/).filter((item) => item !== '');
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && (url.origin === value || `${url.origin}/` === value);
}

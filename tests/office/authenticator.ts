import { createHmac } from 'node:crypto';

/** The six digits of an authenticator app (RFC 6238). */
export function codeOf(secret: string, at = Date.now()): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secret, (one) => letters.indexOf(one).toString(2).padStart(5, '0')).join(
    '',
  );
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(start) & 0x7f_ff_ff_ff) % 1_000_000;
  return String(number).padStart(6, '0');
}

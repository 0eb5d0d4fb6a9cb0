/** Where the two numbers of a JPEG stand: after the marker of its first frame (ISO 10918-1, B.2.2). */
function jpegWidth(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 7);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** WebP writes its width in three ways (RFC 9649, 2.5 to 2.7). */
function webpWidth(bytes: Buffer): number {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return bytes.readUIntLE(24, 3) + 1;
  return (bytes.readUInt16LE(kind === 'VP8L' ? 21 : 26) & 0x3fff) + (kind === 'VP8L' ? 1 : 0);
}

/** AVIF writes it in a box called ispe (ISO 23008-12, 6.5.3). */
function avifWidth(bytes: Buffer): number | undefined {
  const box = bytes.indexOf('ispe');
  return box < 0 ? undefined : bytes.readUInt32BE(box + 8);
}

/**
 * How many pixels wide a picture is, by the bytes of its file.
 *
 * @returns `undefined` when it is none of JPEG, PNG, WebP and AVIF, or ends too early.
 */
export function pictureWidth(bytes: Buffer): number | undefined {
  try {
    const start = bytes.toString('latin1', 0, 12);
    if (start.startsWith('\xFF\xD8')) return jpegWidth(bytes);
    if (start.startsWith('\x89PNG')) return bytes.readUInt32BE(16);
    if (start.startsWith('RIFF')) return webpWidth(bytes);
    return start.slice(4, 8) === 'ftyp' ? avifWidth(bytes) : undefined;
  } catch {
    return undefined;
  }
}

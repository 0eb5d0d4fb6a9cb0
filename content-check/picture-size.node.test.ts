import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureWidth } from './picture-size.ts';

const blank = (width: number) =>
  sharp({ create: { width, height: 40, channels: 4, background: '#26357f80' } });

test.each([
  { format: 'JPEG', bytes: () => blank(321).flatten().jpeg().toBuffer() },
  { format: 'PNG', bytes: () => blank(321).png().toBuffer() },
  { format: 'WebP', bytes: () => blank(321).webp().toBuffer() },
  { format: 'AVIF', bytes: () => blank(321).avif().toBuffer() },
])('the width of a picture in the format $format is read from its first bytes', async (picture) => {
  expect(pictureWidth(await picture.bytes())).toBe(321);
});

test('WebP without loss, and without transparency, is read as well', async () => {
  expect(pictureWidth(await blank(77).webp({ lossless: true }).toBuffer())).toBe(77);
  expect(pictureWidth(await blank(78).flatten().webp().toBuffer())).toBe(78);
  expect(pictureWidth(await blank(79).flatten().webp({ lossless: true }).toBuffer())).toBe(79);
});

test('what is no picture, or only half of one, has no width', () => {
  expect(pictureWidth(Buffer.from('Guten Morgen, hier steht nur Text.'))).toBeUndefined();
  expect(pictureWidth(Buffer.from('\x89PNG\r\n', 'latin1'))).toBeUndefined();
});

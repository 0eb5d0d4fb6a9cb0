import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize } from './picture-problems.ts';

const widthAndHeight = (width: number) => ({ width, height: 40 });

const blank = (width: number) =>
  sharp({ create: { width, height: 40, channels: 4, background: '#26357f80' } });

test.each([
  { format: 'JPEG', bytes: () => blank(321).flatten().jpeg().toBuffer() },
  { format: 'PNG', bytes: () => blank(321).png().toBuffer() },
  { format: 'WebP', bytes: () => blank(321).webp().toBuffer() },
  { format: 'AVIF', bytes: () => blank(321).avif().toBuffer() },
])('the size of a picture in the format $format is read from its first bytes', async (picture) => {
  expect(pictureSize(await picture.bytes())).toEqual(widthAndHeight(321));
});

test('a JPEG that a camera took upright is as wide as it is shown', async () => {
  const turned = (orientation: number) =>
    blank(321).flatten().jpeg().withMetadata({ orientation }).toBuffer();
  expect(pictureSize(await turned(6))).toEqual({ width: 40, height: 321 });
  expect(pictureSize(await turned(3))).toEqual(widthAndHeight(321));
});

test('WebP without loss, and without transparency, is read as well', async () => {
  expect(pictureSize(await blank(77).webp({ lossless: true }).toBuffer())).toEqual(
    widthAndHeight(77),
  );
  expect(pictureSize(await blank(78).flatten().webp().toBuffer())).toEqual(widthAndHeight(78));
  expect(pictureSize(await blank(79).flatten().webp({ lossless: true }).toBuffer())).toEqual(
    widthAndHeight(79),
  );
});

test('what is no picture, or only half of one, has no size', () => {
  expect(pictureSize(Buffer.from('Guten Morgen, hier steht nur Text.'))).toBeUndefined();
  expect(pictureSize(Buffer.from('\x89PNG\r\n', 'latin1'))).toBeUndefined();
});

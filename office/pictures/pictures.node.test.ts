import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takePicture } from './pictures.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336' } });

const upload = (bytes: Buffer, name = 'Mein Foto.jpg') => takePicture(bytes, name);

test('a picture gets a name for an address and loses where and by whom it was taken', async () => {
  const bytes = await blank(300, 200)
    .withExif({ IFD0: { Artist: 'Anna Muster' }, IFD3: { GPSLatitude: '52/1' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('Anna Muster')).toBe(true);
  const result = await upload(bytes, 'Über die Nächte (1).JPG');
  if (result.status !== 'taken') throw new Error(result.reason);
  expect(result.file).toBe('ueber-die-naechte-1.jpg');
  expect((await sharp(result.bytes).metadata()).exif).toBeUndefined();
});

test('a picture that a phone has turned stands upright', async () => {
  const bytes = await blank(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const result = await upload(bytes);
  if (result.status !== 'taken') throw new Error(result.reason);
  expect(await sharp(result.bytes).metadata()).toMatchObject({ width: 200, height: 300 });
});

test('the bytes say what a file is, and not its name', async () => {
  const bytes = await blank(300, 200).webp().toBuffer();
  expect(await upload(bytes, 'foto.jpg')).toMatchObject({ file: 'foto.webp' });
});

test('nothing behind a picture comes along', async () => {
  const picture = await blank(300, 200).jpeg().toBuffer();
  const both = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const result = await upload(both);
  if (result.status !== 'taken') throw new Error(result.reason);
  expect(result.bytes.includes('<script>')).toBe(false);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

test.each([
  ['an SVG', Buffer.from(svg)],
  ['an SVG that begins like a GIF', Buffer.from(`GIF89a/*${svg}*/`)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['the first bytes of a JPEG and a page', Buffer.from('\xFF\xD8\xFF<script>', 'latin1')],
  ['half a picture', readFileSync('content/pictures/hero-matratze.jpg').subarray(0, 20_000)],
  ['nothing', Buffer.alloc(0)],
  [
    'the first bytes of what phones of Apple write',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  ],
])('%s is no picture', async (_what, bytes) => {
  expect(await upload(bytes)).toEqual({ status: 'refused', reason: 'notAPicture' });
});

test('a picture of 200 megapixels is refused before it is unpacked', async () => {
  const bytes = await blank(20_000, 10_000).png({ compressionLevel: 1 }).toBuffer();
  const before = performance.now();
  expect(await upload(bytes)).toEqual({ status: 'refused', reason: 'tooManyPixels' });
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each(['../…/.jpg', '照片.jpg'])(
  'a picture called %s gets a name all the same',
  async (name) => {
    const bytes = await blank(300, 200).jpeg().toBuffer();
    expect(await upload(bytes, name)).toMatchObject({ status: 'taken', file: 'bild.jpg' });
  },
);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { editingForEach, ENTRY } from './editing-client.ts';
import { ANNA } from './office-content.ts';

const { editing, ask, read, rename } = editingForEach();

const upload = (name: string, body: BodyInit) =>
  ask(`pictures?name=${encodeURIComponent(name)}&leastWidth=800`, { method: 'POST', body });

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336' } })
    .jpeg()
    .toBuffer();

test('a picture is taken into the draft, anything else is refused in German', async () => {
  const bytes = await photo(900, 600);
  const { told } = await upload('Nacht im Haus.jpg', new Uint8Array(bytes));
  expect(told).toMatchObject({ address: '../pictures/nacht-im-haus.jpg', width: 900 });
  const shown = await ask('pictures/nacht-im-haus.jpg');
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const svg = await upload('bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(svg).toMatchObject({ status: 400 });
  expect(svg.told.sentence).toContain('kein Bild');
});

test('a file that the site cannot show is refused with advice, whatever its name', async () => {
  const whole = await photo(900, 600);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: readonly [string, Buffer | string, RegExp][] = [
    ['riesig.png', pngThatClaims(20_000, 10_000), /mehr als 60 Megapixel\. Verkleinere/u],
    ['text.jpg', 'kein Bild', /kein Bild.* Speichere das Bild als JPEG/u],
    ['seite.png', '<!doctype html><script>alert(1)</script>', /kein Bild/u],
    ['bild.svg', svg, /kein Bild/u],
    ['bild.jpg', svg, /kein Bild/u],
    ['IMG_0001.HEIC', heic, /HEIC.* vom iPhone/u],
    ['abgeschnitten.jpg', whole.subarray(0, whole.length / 2), /kein Bild.* beschädigt/u],
    ['klein.jpg', await photo(400, 300), /400 Pixel breit.* größere Fassung/u],
    ['???.jpg', whole, /Namen aus Buchstaben/u],
    ['gross.jpg', Buffer.alloc(30_000_001), /größer als 30 MB/u],
  ];
  for (const [name, bytes, sentence] of files) {
    const { status, told } = await upload(name, new Uint8Array(Buffer.from(bytes)));
    expect([400, 413], name).toContain(status);
    expect(told.sentence, name).toMatch(sentence);
  }
  expect((await ask('changes')).told).toEqual([]);
});

test('only the picture is kept of a file that also contains something else', async () => {
  const words = '<script>alert("Kissen")</script>';
  const polyglot = Buffer.concat([await photo(900, 600), Buffer.from(`${words}PK\x03\x04`)]);
  const { told } = await upload('../../../beides.jpg.html', new Uint8Array(polyglot));
  expect(told).toMatchObject({ file: 'pictures/beides-jpg.jpg' });
  const kept = await editing().withDraft(ANNA, ({ contentFolder }) =>
    readFileSync(join(contentFolder, String(told['file']))),
  );
  expect(kept.includes('Kissen')).toBe(false);
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
});

/** A file of a few bytes that would take half a gigabyte of memory (PNG, 3rd edition, section 11.2.1). */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, check]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('words that would be script in a page are kept as words', async () => {
  const evil = '</script><img src=x onerror=alert(1)>';
  await rename(evil);
  const draft = await editing().withDraft(ANNA, ({ contentFolder }) =>
    readFileSync(join(contentFolder, `${ENTRY}.yaml`), 'utf8'),
  );
  expect(draft).toContain(evil);
  expect((await read()).values['question']).toBe(evil);
  expect((await ask(`entries/${ENTRY}`)).headers.get('content-type')).toMatch(/json/u);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { editingForEach, ENTRY } from './editing-client.ts';
import { ANNA } from './office-content.ts';

const { editing, ask, read, rename } = editingForEach();

test('a picture is taken into the draft, anything else is refused in German', async () => {
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#336' },
  })
    .jpeg()
    .toBuffer();
  const upload = (name: string, body: BodyInit) =>
    ask(`pictures?name=${encodeURIComponent(name)}&leastWidth=800`, { method: 'POST', body });
  const { told } = await upload('Nacht im Haus.jpg', new Uint8Array(bytes));
  expect(told).toMatchObject({ address: '../pictures/nacht-im-haus.jpg', width: 900 });
  const shown = await ask('pictures/nacht-im-haus.jpg');
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const svg = await upload('bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(svg).toMatchObject({ status: 400 });
  expect(svg.told.sentence).toContain('kein Bild');
});

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

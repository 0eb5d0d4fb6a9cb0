import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContent, newEntries } from '#content-check/new-content.ts';
import { findSampleContent } from '#content-check/launch-content.ts';
import { slugOf } from '#lib/spelling.ts';
import { copiedContent } from './copied-content.ts';

test.each(newEntries)(
  'a new file for „%s“ has nothing that stops a build, and says what to replace',
  (entry) => {
    const content = copiedContent();
    const made = createContent(content.root, entry, 'Größer als: Ärger über „Übermüdung“?');
    expect(made).toEqual({
      file: expect.stringMatching(/\/groesser-als-aerger-ueber-uebermuedung\.(?:md|yaml)$/u),
    });
    expect(content.problems()).toEqual([]);
    expect(content.warnings()).toContainEqual(
      expect.stringContaining('Hier fehlt noch der richtige Text. Schreibe ihn hin.'),
    );
    const { file } = made as { file: string };
    expect(readFileSync(join(content.root, file), 'utf8')).toContain('Ärger über „Übermüdung“?');
    expect(findSampleContent(content.root).map((one) => one.file)).toContain(file);
  },
);

test.each(newEntries)(
  'a title that looks like a day stays a text in a new file for „%s“',
  (entry) => {
    const content = copiedContent();
    createContent(content.root, entry, '2024-12-12');
    expect(content.problems()).toEqual([]);
  },
);

test('an existing file is never overwritten', () => {
  const content = copiedContent();
  expect(createContent(content.root, 'person', 'Anna Muster')).toEqual({
    refusal: 'content/team/anna-muster.md gibt es schon. Nimm einen anderen Titel.',
  });
});

test('an address that a page of the website has is refused', () => {
  const content = copiedContent();
  expect(createContent(content.root, 'artikel', 'Baby Kleinkinder Schlaf')).toEqual({
    refusal: expect.stringContaining('gehört schon zur Website') as string,
  });
});

test.each(['???', '../../server', '/etc/passwd', '.hidden'])(
  'the title „%s“ leads to no place outside its folder',
  (title) => {
    expect(slugOf(title)).toMatch(/^[a-z0-9-]*$/u);
  },
);

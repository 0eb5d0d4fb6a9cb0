import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { endProcess } from '#tests/support/hand-over.ts';
import { browserForSuite, expectPage } from './browser.ts';
import { officeForSuite, type Member } from './office-suite.ts';
import { numberOf } from './website.ts';

const CONTENT = join(import.meta.dirname, '../example-content');
const office = officeForSuite();
const { open } = browserForSuite(office.site);
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

/** Everything that is published, written into a copy of the content. */
async function exported(name: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(office.dataDir(), name);
  cpSync(CONTENT, folder, { recursive: true });
  expect(await prepare('export', folder)).toEqual([0, null]);
  return filesIn(folder);
}

async function prepare(word: string, folder: string): Promise<unknown> {
  const program = join(import.meta.dirname, '../../office/prepare.ts');
  const child = spawn(process.execPath, [program, word, folder], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: office.dataDir(),
      OFFICE_DATABASE: office.databaseUrl(),
    },
    stdio: 'inherit',
  });
  onTestFinished(() => endProcess(child));
  return once(child, 'exit');
}

const filesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1), readFileSync(path, 'latin1')] as const;
      }),
  );

test('everything goes through the real database and comes back byte for byte, pictures too', async () => {
  const [before, after] = [filesIn(CONTENT), await exported('unchanged')];
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  for (const [file, text] of before) expect(after.get(file) === text, file).toBe(true);
});

test('the first version of everything is what stood in its file', async () => {
  for (const kind of ['team', 'blog', 'faq', 'sources']) {
    const documents = await anna.ask('GET', `/api/${kind}?limit=1&depth=0`);
    const versions = await anna.ask('GET', `/api/${kind}/versions?limit=1&depth=0`);
    expect(versions.body['totalDocs'], kind).toBe(documents.body['totalDocs']);
  }
});

test('a word typed into an article changes its paragraph and nothing else', async () => {
  const article = await numberOf(anna, 'blog', 'guter-schlaf-fuer-schulkinder');
  const page = await open(anna);
  await page.goto(`/admin/collections/blog/${String(article)}`);
  const text = page.locator('[data-lexical-editor]').first();
  await expectPage(text).toBeVisible();
  await page.waitForLoadState('networkidle');
  await text.locator('p').first().click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Übrigens gilt das * und [das]. ');
  const button = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
  await expectPage(button).toBeEnabled();
  await button.click();
  await expectPage(button).toBeDisabled();
  const [before, after] = [filesIn(CONTENT), await exported('typed')];
  const changed = [...after].filter(([file, written]) => before.get(file) !== written);
  expect(changed.map(([file]) => file)).toEqual(['blog/guter-schlaf-fuer-schulkinder.md']);
  const lines = (written = '') => Buffer.from(written, 'latin1').toString('utf8').split('\n');
  const was = lines(before.get('blog/guter-schlaf-fuer-schulkinder.md'));
  const is = lines(changed[0]?.[1]);
  const different = is.filter((line, at) => line !== was[at]);
  expect(is).toHaveLength(was.length);
  expect(different).toHaveLength(1);
  expect(different[0]).toContain('Übrigens gilt das \\* und \\[das]. ');
});

test('a draft changes nothing of what is published', async () => {
  const read = () => anna.ask('GET', '/api/globals/offer?draft=true&depth=0');
  const { body } = await read();
  const change = { basedOn: body['basedOn'], _status: 'draft', price: 1 };
  expect((await anna.ask('POST', '/api/globals/offer?draft=true', change)).status).toBe(200);
  const after = await exported('draft');
  expect(after.get('site/offer.yaml')).toBe(filesIn(CONTENT).get('site/offer.yaml'));
});

test('an import with a mistake changes nothing, and the next one takes its pictures by their names', async () => {
  const folder = join(office.dataDir(), 'to-import');
  const media = join(office.dataDir(), 'office/media');
  cpSync(CONTENT, folder, { recursive: true });
  const [replaced = '', other = ''] = readdirSync(join(folder, 'pictures')).filter((name) =>
    name.endsWith('.jpg'),
  );
  const before = readFileSync(join(media, replaced));
  const picture = (name: string): string => join(folder, 'pictures', name);
  cpSync(picture(other), picture(replaced));
  cpSync(picture(other), picture('ganz-neu.jpg'));
  const contact = join(folder, 'site/contact.yaml');
  const written = readFileSync(contact, 'utf8');
  writeFileSync(contact, written.replace(/^supportEmail:.*$/mu, 'supportEmail: keine'));
  expect(await prepare('import', folder)).toEqual([1, null]);
  expect(readFileSync(join(media, replaced)).equals(before)).toBe(true);
  writeFileSync(contact, written);
  expect(await prepare('import', folder)).toEqual([0, null]);
  expect(readFileSync(join(media, replaced)).equals(before)).toBe(false);
  expect(readdirSync(media)).toContain('ganz-neu.jpg');
  expect(readdirSync(media)).not.toContain('ganz-neu-1.jpg');
});

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleContent, projectRoot } from './copied-content.ts';

const PAGES = ['agb', 'barrierefreiheit', 'datenschutz', 'impressum'];

interface Fact {
  /** A file of `content/site`, without its ending. */
  file: string;
  old: string;
  now: string;
  /** The pages that name it in their text. */
  on: string[];
}

const facts: Fact[] = [
  { file: 'company', old: 'Muster Schlafcoaching GmbH', now: 'Neue Nacht AG', on: PAGES },
  { file: 'company', old: 'Musterstraße 1', now: 'Mondgasse 7', on: PAGES },
  { file: 'company', old: '00000', now: '99999', on: PAGES },
  {
    file: 'company',
    old: 'Gesellschaft mit beschränkter Haftung',
    now: 'Aktiengesellschaft',
    on: ['impressum'],
  },
  {
    file: 'company',
    old: 'Max Mustermann',
    now: 'Nora Nacht',
    on: ['agb', 'datenschutz', 'impressum'],
  },
  {
    file: 'company',
    old: 'Geschäftsführung',
    now: 'Vorstand',
    on: ['agb', 'datenschutz', 'impressum'],
  },
  {
    file: 'company',
    old: 'Amtsgericht Musterstadt',
    now: 'Amtsgericht Traumdorf',
    on: ['agb', 'impressum'],
  },
  { file: 'company', old: 'HRB 00000', now: 'HRB 11111', on: ['agb', 'impressum'] },
  { file: 'company', old: 'DE000000000', now: 'DE111111111', on: ['impressum'] },
  {
    file: 'company',
    old: 'datenschutz@schlafcoaching.example',
    now: 'daten@neu.example',
    on: ['datenschutz'],
  },
  {
    file: 'company',
    old: 'MLBF@ms.sachsen-anhalt.de',
    now: 'stelle@neu.example',
    on: ['barrierefreiheit'],
  },
  {
    file: 'contact',
    old: 'vertrag@schlafcoaching.example',
    now: 'post@neu.example',
    on: ['agb', 'datenschutz', 'impressum'],
  },
  {
    file: 'contact',
    old: 'hilfe@schlafcoaching.example',
    now: 'rat@neu.example',
    on: ['agb', 'barrierefreiheit', 'impressum'],
  },
  { file: 'contact', old: '+49 30 23125 123', now: '+49 30 23125 999', on: PAGES },
  { file: 'offer', old: '69', now: '71', on: ['agb', 'barrierefreiheit'] },
  {
    file: 'processors',
    old: 'Beispiel Backend GmbH',
    now: 'Neuer Speicher SE',
    on: ['datenschutz'],
  },
];

let folder = '';
const pages = new Map<string, string>();

beforeAll(() => {
  folder = projectWithNewFacts();
  build(folder);
  for (const page of PAGES) pages.set(page, mainText(join(folder, `dist/client/${page}.html`)));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(facts)('$now reaches every text that said $old', ({ file, old, now, on }) => {
  const inText = (value: string) =>
    file === 'offer' ? `${value},00 € pro Monat inkl. MwSt.` : value;
  const shown = (value: string) => PAGES.filter((page) => pages.get(page)?.includes(inText(value)));
  expect(shown(now)).toEqual(on);
  expect(shown(old)).toEqual([]);
});

function projectWithNewFacts(): string {
  const root = mkdtempSync(join(tmpdir(), 'legal-facts-'));
  for (const part of [
    'astro.config.ts',
    'build',
    'content-check',
    'package.json',
    'public',
    'scripts',
    'server',
    'src',
    'tsconfig.json',
  ]) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  cpSync(exampleContent, join(root, 'content'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  // Other pages only cost time here.
  for (const route of globSync('src/pages/**/*.{astro,ts}', { cwd: root })) {
    if (!PAGES.includes(basename(route, '.astro'))) rmSync(join(root, route));
  }
  for (const { file, old, now } of facts) {
    const path = join(root, `content/site/${file}.yaml`);
    const written = new RegExp(`(: |- )('?)${RegExp.escape(old)}\\2$`, 'gmu');
    const text = readFileSync(path, 'utf8');
    if (!written.test(text)) throw new Error(`${file}.yaml has no value "${old}" to replace.`);
    writeFileSync(path, text.replaceAll(written, `$1$2${now}$2`));
  }
  return root;
}

function build(root: string): void {
  // A cache of its own: the installed packages, and with them Astro's cache, are shared.
  const script =
    "import { build } from 'astro'; await build({ cacheDir: './cache', logLevel: 'error' });";
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

function mainText(file: string): string {
  const html = readFileSync(file, 'utf8');
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('\u00A0', ' ');
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fieldSchema, schemaIn } from '#content-check/content-schemas.ts';
import { contentFiles } from '#content-model/collections.ts';
import { figureDrawings } from '#content-model/figures.ts';
import { copiedContent, projectRoot } from './copied-content.ts';

const guide = readFileSync(join(projectRoot, 'content/README.md'), 'utf8');
const found = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, inner = '']) => inner);
const inContent = (file: string) => join(projectRoot, 'content', file);

test('the example of how files are written is YAML', () => {
  const blocks = found(/```yaml\n([\s\S]*?)```/gu);
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) expect(parse(block)).toBeTypeOf('object');
});

test('the example of a message is what the content check says', () => {
  const [message = ''] = found(/```\n(content\/[^\n]+)\n```/gu);
  const content = copiedContent();
  const long = 'Ein Titel, der sehr viel länger ist, als erlaubt sein kann, ja';
  content.replace('landing/hero.yaml', /^headline: .*/mu, `headline: ${long.slice(0, 61)}`);
  expect(content.problems()).toEqual([message]);
});

test('every file and folder the guide names exists', () => {
  const files = found(/`((?:[a-z-]+\/)+(?:[a-z0-9-]+\.(?:yaml|md|jpg))?)`/gu);
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.filter(
      (file) => !existsSync(inContent(file)) && !existsSync(inContent(`figures/${file}`)),
    ),
  ).toEqual([]);
});

test('every command the guide names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = found(/npm run ([\w-]+)/gu);
  expect(commands).toContain('new');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('the guide names every drawing and the example of one exists', () => {
  for (const { files } of Object.values(figureDrawings))
    expect(guide).toContain(`\`${files.split('/')[1] ?? ''}/\``);
  for (const name of found(/`\{([a-z]+:[a-z-]+)\}`/gu))
    expect(existsSync(inContent(`figures/${name.replace(':', '/')}.yaml`))).toBe(true);
});

test('the guide names the least size of each picture as the content check asks for it', () => {
  const least = (name: keyof typeof contentFiles, ...path: string[]) => {
    const { leastWidth, leastHeight } =
      fieldSchema(schemaIn('content', contentFiles[name].schema), [...path, 'file']) ?? {};
    return `${leastWidth ?? 0}${leastHeight ? ` × ${leastHeight}` : ''}`;
  };
  const sizes = {
    Artikel: least('blog', 'image'),
    Porträts: least('team', 'image'),
    'Himmel auf der Startseite, breit': least('hero', 'sky', 'wide'),
    'Himmel auf der Startseite, Telefon': least('hero', 'sky', 'tall'),
    'Bild der Matratze': least('hero', 'partner', 'picture'),
    'Hintergrund am Ende der Startseite': least('closing', 'picture'),
    'Alle anderen': least('notFound', 'picture'),
  };
  for (const [what, size] of Object.entries(sizes))
    expect(guide).toContain(`| ${what} | ${size} |`);
});

test('what the guide quotes from the office is written there', () => {
  const [part = ''] = /^## Im Büro[^]*?(?=^## Was steht wo)/mu.exec(guide) ?? [];
  const said = [...part.replaceAll(/!\[[^\]]*\]/gu, '').matchAll(/„([^“]+)“/gu)];
  expect(said.length).toBeGreaterThan(20);
  expect(guide.indexOf('## Im Büro')).toBeLessThan(guide.indexOf('## Was steht wo?'));
  // What the collections are called stands in the content model.
  const places = ['office/*/*texts.ts', 'office/{texts,roles}.ts', 'src/content-model/*.ts'];
  const files = globSync(places, { cwd: projectRoot });
  // Words of Payload itself.
  const others = ['Entwurf speichern'];
  const words = [
    ...files.map((file) => readFileSync(join(projectRoot, file), 'utf8')),
    ...others,
  ].join('\n');
  const strangers = said.map(([, one = '']) => one).filter((one) => !words.includes(one));
  expect(strangers).toEqual([]);
});

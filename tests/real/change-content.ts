import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, matchesGlob } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentFiles } from '#content-model/collections.ts';
import { requiredFooterLinks } from '#content-model/site.ts';
import { otherDigits, otherSlug, otherText, otherWord } from './change-words.ts';

type Schema = z.core.JSONSchema.BaseSchema;

// Folders whose file names become addresses.
const ADDRESSES = ['blog', 'faq', 'team', 'testimonials'];
// What the website or a law fixes, though it is written in the content.
const KEPT_FIELDS = new Set(['focus', 'markers', 'needs', 'readTime']);
const KEPT_NUMBERS = new Set(['order', 'number']);
const KEPT_LABELS: ReadonlySet<unknown> = new Set(requiredFooterLinks.map(({ label }) => label));
const image = () => z.string();

/**
 * Writes a copy of a content folder in which every word, name, number, date, address and picture is
 * another one, as its schema allows. Files that name an address of the website have another name.
 */
export async function changeContent(from: string, to: string): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  const renamed = otherFiles(from);
  for (const file of globSync('**/*.{md,yaml}', { cwd: from })) {
    const schemaOf = Object.values(contentFiles).find(({ files }) => matchesGlob(file, files));
    if (schemaOf === undefined) continue;
    const schema = schemaOf.schema({ image } as unknown as SchemaContext);
    const text = readFileSync(join(from, file), 'utf8');
    const [, fields = text, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const changed = stringify(change(parse(fields), [], json));
    const path = join(to, renamed.get(file) ?? file);
    mkdirSync(dirname(path), { recursive: true });
    const whole = body === undefined ? changed : `---\n${changed}---\n${changeBody(body)}`;
    writeFileSync(path, followRenamed(whole, renamed));
  }
  await changePictures(join(from, 'pictures'), join(to, 'pictures'));
}

/** Every file whose name is an address, and the name that it gets; no two get the same. */
function otherFiles(from: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of ADDRESSES.flatMap((folder) => globSync(`${folder}/*`, { cwd: from }))) {
    const other = join(dirname(file), otherSlug(nameOf(file)));
    const isTaken = [...names.values()].includes(other + extname(file));
    names.set(file, (isTaken ? `${other}-${String(names.size)}` : other) + extname(file));
  }
  return names;
}

// Links lead to where things are now.
function followRenamed(text: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce(
    (changed, [before, after]) =>
      changed.replaceAll(
        new RegExp(`(?<=[( ])${RegExp.escape(addressOf(before))}(?=[)#\\s])`, 'g'),
        addressOf(after),
      ),
    text,
  );
}

const nameOf = (file: string) => basename(file, extname(file));

/** Where visitors find what a file says. */
const addressOf = (file: string) =>
  dirname(file) === 'faq' ? `/#${nameOf(file)}` : `/${dirname(file)}/${nameOf(file)}`;

// Numbers of up to two digits count paragraphs and sections, which other texts point to.
const changeBody = (body: string): string =>
  otherText(withoutSections(body.replaceAll(/<!--[^]*?-->/g, '')), /\d{3,}/g).replaceAll(
    /(?<=\]\(\.\.\/pictures\/)[^)\s]+/g,
    otherPicture,
  );

// The headings of articles get other words, so a link to one leads to its page or to the sources.
const withoutSections = (body: string): string =>
  body
    .replaceAll(/(?<=\]\(\/blog\/[^)#\s]+)#[^)\s]+(?=\))/g, '')
    .replaceAll(/(?<=\]\()#(?!paragraf-|abschnitt-)[^)\s]+(?=\))/g, '#quellen');

function change(value: unknown, names: string[], schema: Schema | undefined): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => change(one, names, schema?.items as Schema | undefined));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => [
      key,
      change(one, [...names, key], schema?.properties?.[key] as Schema | undefined),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  const candidate = otherValue(value, names);
  const isAllowed = schema !== undefined && z.fromJSONSchema(schema).safeParse(candidate).success;
  return isAllowed ? candidate : value;
}

function otherValue(value: unknown, names: string[]): unknown {
  const name = names.at(-1) ?? '';
  const isKept = names.some((one) => KEPT_FIELDS.has(one)) || KEPT_LABELS.has(value);
  // The names of what is stored on the device are true only as they are.
  if (isKept || (name === 'name' && names.includes('storage'))) return value;
  if (typeof value === 'number' && KEPT_NUMBERS.has(name)) return value;
  if (typeof value === 'number') return value + (Number.isInteger(value) ? 1 : 0.5);
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d$/.test(value))
    return `${String(Number(value.slice(0, 4)) - 1)}-${value.slice(5)}`;
  if (name === 'file') return join(dirname(value), otherPicture(basename(value)));
  // As in texts: the headings of articles get other words.
  if (value.startsWith('/blog/')) return value.replace(/#.*/, '');
  if (value.startsWith('/')) return value;
  if (value.startsWith('https://')) return value.replace('https://', 'https://neu.');
  if (/^\S+@\S+$/.test(value)) return value.replace(/^[^@]+/, otherSlug);
  if (value.startsWith('+49 ')) return `+49 ${otherDigits(value.slice(4))}`;
  if (name === 'doi') return value.replace(/\d+$/, otherDigits);
  if (/^[a-z][a-z0-9-]*$/.test(value)) return otherSlug(value);
  return otherText(value);
}

const otherPicture = (file: string): string => `${otherSlug(nameOf(file))}.jpg`;

async function changePictures(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const [index, file] of globSync('*', { cwd: from }).entries()) {
    const { width, height } = await sharp(join(from, file)).metadata();
    const background = { r: (index * 47) % 256, g: (index * 89) % 256, b: 128 };
    // Of one colour is quick to encode.
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toFile(join(to, otherPicture(file)));
  }
}

/** A team member, an article and a question more, and one less of each; gives their addresses. */
export function addAndRemove(folder: string): { added: string[]; removed: string[] } {
  const words = otherWord('Schlafgewohnheiten');
  const moves = [
    {
      of: 'blog',
      fields: {
        title: `Ein langer Titel über ${words} und was am Morgen davon bleibt`,
        featured: false,
        date: '2025-02-03',
      },
    },
    { of: 'team', fields: { name: 'Prof. Dr. Wilhelmine Abendstern-Licht', order: 90 } },
    {
      of: 'faq',
      fields: { question: `Was geschieht, wenn ich ${words} ganz anders beschreibe?`, order: 90 },
    },
  ];
  const changes = moves.map(({ of, fields }) => {
    const files = globSync('*', { cwd: join(folder, of) }).toSorted();
    const plain = files.filter((file) => isPlain(readFileSync(join(folder, of, file), 'utf8')));
    const model = plain.at(0) ?? '';
    // What a field leads to stays.
    const surplus = plain.findLast((file) => !isLinked(folder, join(of, file))) ?? '';
    const text = readFileSync(join(folder, of, model), 'utf8');
    const added = `ganz-neu-${of}${extname(model)}`;
    writeFileSync(join(folder, of, added), withFields(text, fields));
    rmSync(join(folder, of, surplus));
    unlink(folder, join(of, surplus));
    return { added: addressOf(join(of, added)), removed: addressOf(join(of, surplus)) };
  });
  return {
    added: changes.map(({ added }) => added),
    removed: changes.map(({ removed }) => removed),
  };
}

const isLinked = (folder: string, file: string) =>
  globSync('**/*.yaml', { cwd: folder }).some((one) =>
    readFileSync(join(folder, one), 'utf8').includes(addressOf(file)),
  );

// In a text the words of a link to what is gone stay.
function unlink(folder: string, file: string): void {
  const link = new RegExp(`\\[([^\\]]*)\\]\\(${RegExp.escape(addressOf(file))}(?:#[^)]*)?\\)`, 'g');
  for (const path of globSync(`${folder}/**/*.md`)) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(link, '$1'));
  }
}

// Neither the recommended article nor the question with the weekly plan.
const isPlain = (text: string) => !/^(?:featured: true|weeklyPlan:)/m.test(text);

function withFields(text: string, fields: Record<string, unknown>): string {
  return Object.entries(fields).reduce(
    (changed, [name, value]) =>
      changed.replace(
        new RegExp(`^${name}:.*\n(?: .*\n)*`, 'm'),
        `${name}: ${JSON.stringify(value)}\n`,
      ),
    text,
  );
}

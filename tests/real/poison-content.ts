import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import type { SchemaContext } from 'astro/content/config';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { checkContent } from '#content-check/check-content.ts';
import type { ContentProblem } from '#content-check/content-problem.ts';
import { contentFiles } from '#content-model/collections.ts';
import { payloads } from './payloads.ts';

type Schema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

/** Where payloads stand in a copy of the content, and where the content check refused them. */
export interface Poisoned {
  readonly collections: ReadonlySet<string>;
  readonly fields: number;
  readonly refused: readonly string[];
}

const image = () => z.string();
const MOST_ROUNDS = 20;

/**
 * Writes a copy of a content folder in which a payload stands at the end of every field that takes free text, in turn,
 * and all of them in every body. What the content check refuses cannot be published and is left out again.
 *
 * @param root A folder that gets the copy as `content`.
 */
export function poisonContent(from: string, root: string): Poisoned {
  const to = join(root, 'content');
  rmSync(root, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, filter: (source) => !source.endsWith('/pictures') });
  symlinkSync(relative(to, join(from, 'pictures')), join(to, 'pictures'));
  const spared = new Map<string, Set<string>>();
  const collections = new Set<string>();
  let last: readonly ContentProblem[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let turn = 0;
    let fields = 0;
    for (const [collection, { files, schema: schemaOf }] of Object.entries(contentFiles)) {
      const schema = schemaOf({ image } as unknown as SchemaContext);
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      for (const file of globSync('**/*.{md,yaml}', { cwd: from })) {
        if (!matchesGlob(file, files)) continue;
        const text = readFileSync(join(from, file), 'utf8');
        const [, written = text, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
        const isSpared = (place: string) =>
          [...(spared.get(file) ?? [])].some((one) => one === place || place.startsWith(`${one}.`));
        const poison = (value: string, most: number, path: Path): string => {
          if (isSpared(path.join('.'))) return value;
          const fitting = fit(value, (turn += 1), most);
          if (fitting === value) return value;
          fields += 1;
          collections.add(collection);
          return fitting;
        };
        const yaml = stringify(walk(parse(written), json, [], poison), { lineWidth: 0 });
        const lines = payloads.filter((payload) => !isSpared(payload));
        const whole = `---\n${yaml}---\n${body ?? ''}\n${lines.join('\n\n')}\n`;
        writeFileSync(join(to, file), body === undefined ? yaml : whole);
      }
    }
    const problems = checkContent(root, { earlier: new Map() }).filter(
      ({ severity }) => severity === 'problem',
    );
    if (problems.length === 0) {
      const refused = [...spared].flatMap(([file, places]) =>
        [...places].map((at) => `${file} ${at}`),
      );
      return { collections, fields, refused };
    }
    last = problems;
    for (const problem of problems) spare(spared, to, problem);
  }
  throw new Error(`The content check goes on refusing: ${JSON.stringify(last.slice(0, 12))}`);
}

/** Remembers that a field, or a payload in a body, is not taken. */
function spare(
  spared: Map<string, Set<string>>,
  to: string,
  { file, path, line }: ContentProblem,
): void {
  const name = file.replace(/^content\//, '');
  const written = readFileSync(join(to, name), 'utf8').split('\n');
  const payload = payloads.findLast((one) => one.includes(written[(line ?? 0) - 1] ?? '\n'));
  const place = path.length > 0 ? path.join('.') : (payload ?? '');
  const places = spared.get(name) ?? new Set();
  places.add(place);
  spared.set(name, places);
}

/** The text with a payload behind it, or in its place where the field is too short for both. */
function fit(value: string, turn: number, most: number): string {
  const behind = payloads.map((payload) => `${value} ${payload}`);
  const fitting = [behind, payloads].map((texts) => texts.filter(({ length }) => length <= most));
  const texts = fitting.find(({ length }) => length > 0) ?? [];
  return texts[turn % texts.length] ?? value;
}

function walk(
  value: unknown,
  schema: Schema | undefined,
  path: Path,
  poison: (value: string, most: number, path: Path) => string,
): unknown {
  const options = schema?.anyOf;
  if (options) {
    const fitting = options.find((one) => z.fromJSONSchema(one).safeParse(value).success);
    return walk(value, fitting, path, poison);
  }
  if (Array.isArray(value)) {
    const entry = schema?.items as Schema | undefined;
    return value.map((one, at) => walk(one, entry, [...path, at], poison));
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => {
      const child = (schema?.properties?.[key] ?? schema?.additionalProperties) as
        Schema | undefined;
      return [key, walk(one, child, [...path, key], poison)];
    });
    return Object.fromEntries(entries) as unknown;
  }
  const isFree =
    typeof value === 'string' &&
    schema?.type === 'string' &&
    [schema.pattern, schema.format, schema.enum, schema.const].every((rule) => rule === undefined);
  return isFree ? poison(value, schema.maxLength ?? 200, path) : value;
}

/** The addresses of all finished pages of a build. */
export const pagesOf = (dist: string): string[] =>
  globSync('**/*.html', { cwd: join(dist, 'client') }).map((file) =>
    file === 'index.html'
      ? '/'
      : `/${join(dirname(file), file.split('/').at(-1) ?? '')}`.replace(/\.html$/, ''),
  );

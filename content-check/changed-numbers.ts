import { spawnSync } from 'node:child_process';
import { contentDir } from '#content-model/content-folder.ts';
import { fieldsOf } from '#lib/records.ts';
import { parseContentDocument, type ContentDocument } from './content-document.ts';
import { fieldProblem, type ContentProblem, type FieldPath } from './content-problem.ts';
import { singleValues } from './text-problems.ts';

const amount = String.raw`\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?`;
const before = 'über|mehr als|rund|etwa|fast|bis zu|mindestens|höchstens';
const after = '%|€|Euro|Prozent|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Werktagen?';
// A bare number may count anything; with a word before or behind it is a statement.
const statement = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?:${before})\s+(?:${amount})(?:\s(?:${after})(?![\p{L}]))?|(?:${amount})\s(?:${after})(?![\p{L}]))(?![\d])`,
  'giu',
);

const inWords = [
  ...['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
  ...['sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
];

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').toLowerCase();

/** The words of a label up to its first noun: `neue Techniken in jeder Woche` begins with `neue Techniken`. */
const counted = (label: string) => /^(?:\p{Ll}+\s){0,2}\p{Lu}[\p{L}-]+/u.exec(label)?.[0];

/** Ways in which other files may write the number of one field. */
function spellings(document: ContentDocument, path: FieldPath, value: string | number): string[] {
  if (path.at(-1) === 'monthlyPriceEuro') {
    const price = value.toLocaleString('de-DE');
    return [`${price} €`, `${price} Euro`, `${price},00 €`];
  }
  const text = String(value);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((part, step) => fieldsOf(part)[step], document.data);
  const { label: written } = fieldsOf(parent);
  const label = typeof written === 'string' ? counted(written) : undefined;
  if (path.at(-1) === 'value' && /^\d+$/u.test(text) && label) {
    const word = inWords[Number(text)];
    return [`${text} ${label}`, ...(word ? [`${word} ${label}`] : [])];
  }
  return [...text.matchAll(statement)].map(([found]) => found);
}

interface Stated {
  path: FieldPath;
  spellings: string[];
}

const bodyOf = ({ text, bodyLine }: ContentDocument) =>
  text
    .split('\n')
    .slice(bodyLine - 1)
    .join('\n');

const statedIn = (document: ContentDocument): Stated[] => [
  ...singleValues(document.data).flatMap(({ path, value }) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ path, spellings: spellings(document, path, value) }]
      : [],
  ),
  { path: [], spellings: [...bodyOf(document).matchAll(statement)].map(([found]) => found) },
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Where a statement stands; a text that is wrapped counts from the line it begins on. */
function placesOf(document: ContentDocument, spelling: string): { file: string; line: number }[] {
  const words = escaped(plain(spelling)).replaceAll(' ', String.raw`\s+`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.,])${words}(?![\p{L}\d]|[.,]\d)`, 'giu');
  const lines = [...document.text.matchAll(pattern)]
    .map(({ index }) => document.text.slice(0, index).split('\n').length)
    .filter((line) => !/^\s*#/u.test(document.text.split('\n')[line - 1] ?? ''));
  return lines.map((line) => ({ file: document.file, line }));
}

/**
 * Numbers that a change took out of a field and that stand somewhere else as they were.
 *
 * @param earlier Files before the change, by their name; others count as unchanged.
 * @param documents The content as it is now.
 */
export function changedNumberProblems(
  earlier: ReadonlyMap<string, ContentDocument>,
  documents: readonly ContentDocument[],
): ContentProblem[] {
  return documents.flatMap((document) => {
    const old = earlier.get(document.file);
    if (!old || old.unreadable || document.unreadable) return [];
    const still = new Set(statedIn(document).flatMap((stated) => stated.spellings.map(plain)));
    const gone = statedIn(old)
      .map(({ path, spellings: all }) => ({
        path,
        spellings: all.filter((one) => !still.has(plain(one))),
      }))
      .filter(({ spellings: all }) => all.length > 0);
    const said = new Set<string>();
    return gone.flatMap(({ path, spellings: all }): ContentProblem[] => {
      const [shown = ''] = all;
      const places = documents.flatMap((other) => all.flatMap((one) => placesOf(other, one)));
      if (places.length === 0 || said.has(plain(shown))) return [];
      said.add(plain(shown));
      const params = { old: shown.replaceAll(/\s+/gu, ' '), places };
      return [fieldProblem(document, path, { code: 'numberElsewhere', params }, 'warning')];
    });
  });
}

/** The content files that differ from the last commit, as they were in it; none where Git knows nothing of the folder. */
export function committedDocuments(root: string): Map<string, ContentDocument> {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], {
      ...{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
    });
    return status === 0 ? stdout : undefined;
  };
  const changed = git('diff', '--name-only', '-z', '--relative', 'HEAD', '--', contentDir) ?? '';
  return new Map(
    changed
      .split('\0')
      .filter((file) => /\.(?:md|yaml)$/u.test(file))
      .flatMap((file) => {
        const text = git('show', `HEAD:./${file}`);
        return text === undefined ? [] : [[file, parseContentDocument(file, text)] as const];
      }),
  );
}

import { spawnSync } from 'node:child_process';
import { contentDir } from '#content-model/content-folder.ts';
import { citationPattern, citedKeys } from '#content-model/fields.ts';
import { fieldsOf } from '#lib/records.ts';
import {
  type ContentDocument,
  parseContentDocument,
  bodyLines,
  withoutComments,
  lineAt,
} from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import {
  lineOfField,
  type ContentProblem,
  type FieldPath,
  fieldProblem,
  passageProblem,
} from './content-problem.ts';
import { singleValues, passagesOf } from './text-problems.ts';

// Times, dates, years, sections of laws and the numbers of help lines count nothing.
const noFigures =
  /\d{4}-\d\d-\d\d|\d{1,2}:\d\d|\d{1,2}\.\s\p{Lu}\p{Ll}+|§+\s?\d+\p{Ll}*|Abs\.\s\d+\p{Ll}*|(?<!\d)(?:19|20)\d\d(?!\d)|116\s117|0800[\s\d]+|(?<!\d)112(?!\d)/gu;
const figure = /(?<![\p{L}\d])\d+(?:\.\d{3})*(?:,\d+)?(?![\p{L}\d])/gu;

const figuresIn = (text: string): string[] =>
  [...text.replaceAll(citationPattern, ' ').replaceAll(noFigures, ' ').matchAll(figure)].map(
    ([found]) =>
      found
        .replaceAll('.', '')
        .replace(/,(\d*?)0+$/u, ',$1')
        .replace(/,$/u, ''),
  );

/** The sentences that end with a citation: a number before one must stand in what it cites. */
const citedStatements = (text: string): { statement: string; keys: string[] }[] => {
  let begin = 0;
  return [...text.matchAll(citationPattern)].map((match) => {
    const statement = text.slice(begin, match.index);
    begin = match.index + match[0].length;
    return { statement, keys: citedKeys(match[1] ?? '') };
  });
};

interface Value {
  path: FieldPath;
  found: string;
  keys: string[];
}

const numberOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' && /^\d+(?:,\d+)?$/u.test(value) ? value : undefined;
};

/** The `value` of a bar or a large figure, with the citations of the text that stands beside or above them. */
function citedValues(node: unknown, path: FieldPath, above: string[]): Value[] {
  if (typeof node !== 'object' || node === null) {
    const found = path.at(-1) === 'value' ? numberOf(node) : undefined;
    return found === undefined || above.length === 0 ? [] : [{ path, found, keys: above }];
  }
  const beside = Object.values(node).flatMap((value) =>
    typeof value === 'string' ? citedStatements(value).flatMap(({ keys }) => keys) : [],
  );
  return Object.entries(node).flatMap(([key, value]) =>
    citedValues(
      value,
      [...path, Array.isArray(node) ? Number(key) : key],
      beside.length > 0 ? beside : above,
    ),
  );
}

/**
 * Numbers beside a citation that the cited publication does not have, as its file in `content/sources` says.
 * Publications without a finding are not compared.
 *
 * @param sources What is written of each publication, by key.
 */
export function figureProblems(
  document: ContentEntry,
  sources: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const { fields, data } = document;
  if (document.folder === 'sources') return [];
  const unknownAmong = (keys: readonly string[], figures: readonly string[]) => {
    const known = keys.map((key) => sources.get(key)).filter((one) => typeof one === 'string');
    if (known.length < keys.length) return [];
    const allowed = new Set(known.flatMap(figuresIn));
    return figures.filter((found) => !allowed.has(found));
  };
  const written = passagesOf(document).flatMap(({ text, path, line }) =>
    citedStatements(text).flatMap(({ statement, keys }) =>
      unknownAmong(keys, figuresIn(statement)).map((found) => ({ path, line, found, keys })),
    ),
  );
  const values = citedValues(data, [], [])
    .filter(({ found, keys }) => unknownAmong(keys, [found]).length > 0)
    .map((value) => ({ ...value, line: lineOfField(fields, value.path) }));
  return [...written, ...values].map(({ found, keys, ...place }) => {
    const complaint = { code: 'figureNotInSource', params: { found, keys } } as const;
    return passageProblem(document, place, complaint, 'warning');
  });
}

const advertising = ['landing', 'faq', 'pricing', 'team'];
const ownFacts = ['claims', 'offer', 'decisions', 'terms'];

/** Numbers of our own on the pages that advertise, which must stand among claims, offer, decisions or terms (§ 5 UWG). */
export function claimProblems(documents: readonly ContentEntry[]): ContentProblem[] {
  const facts = documents.filter(({ collection }) => ownFacts.includes(collection));
  const known = new Set(facts.flatMap(({ text }) => figuresIn(text)));
  return documents
    .filter(({ folder }) => advertising.includes(folder))
    .flatMap((document) =>
      passagesOf(document)
        .filter(({ text }) => citedStatements(text).length === 0)
        .flatMap((passage) =>
          figuresIn(passage.text)
            .filter((found) => !known.has(found))
            .map((found) => {
              const complaint = { code: 'figureWithoutClaim', params: { found } } as const;
              return passageProblem(document, passage, complaint, 'warning');
            }),
        ),
    );
}

const amount = String.raw`\d{1,3}(?:\.\d{3})+|\d+(?:,\d+)?`;
const before = 'über|mehr als|rund|etwa|fast|bis zu|mindestens|höchstens';
const after = '%|€|Euro|Prozent|Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Werktagen?';
// A bare number may count anything; with a word before or behind it is a statement.
const statement = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?:${before})\s+(?:${amount})(?:\s(?:${after})(?![\p{L}]))?|(?:${amount})\s(?:${after})(?![\p{L}]))(?![\d])`,
  'giu',
);

const inWords = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

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

const statedIn = (document: ContentDocument): Stated[] => [
  ...singleValues(document.data).flatMap(({ path, value }) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ path, spellings: spellings(document, path, value) }]
      : [],
  ),
  {
    path: [],
    spellings: [...bodyLines(document).join('\n').matchAll(statement)].map(([found]) => found),
  },
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Where a statement stands; a text that is wrapped counts from the line it begins on. */
function placesOf(document: ContentDocument, spelling: string): { file: string; line: number }[] {
  const words = escaped(plain(spelling)).replaceAll(' ', String.raw`\s+`);
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.,])${words}(?![\p{L}\d]|[.,]\d)`, 'giu');
  const text = withoutComments(document).join('\n');
  const lines = [...text.matchAll(pattern)].map(({ index }) => lineAt(text, index));
  return lines.map((line) => ({ file: document.file, line }));
}

/**
 * Numbers that a change took out of a field and that stand somewhere else as they were.
 *
 * @param earlier Files before the change, by their name; others count as unchanged.
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
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
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

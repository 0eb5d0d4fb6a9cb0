import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentDocuments, type ContentEntry } from '../../content-check/content-files.ts';
import {
  fieldOfLine,
  inReadingOrder,
  type ContentProblem,
  type FieldPath,
} from '../../content-check/content-problem.ts';
import { fieldName, sentenceOf } from '../../content-check/content-report.ts';
import { launchContent } from '../../content-check/launch-content.ts';
import { launchSettings } from '../../content-check/launch-settings.ts';
import type { Database } from '../../server/database/database.ts';
import { sql } from '../../server/database/drizzle.ts';
import { contentDir } from '../../src/content-model/content-folder.ts';
import { fieldsOf } from '../../src/lib/records.ts';
import { isKeyed } from '../collections/addresses.ts';
import { addressOf, kindNamed } from '../collections/kinds.ts';
import { contentSchema, type ContentField } from '../fields/content-schema.ts';
import { nameInPayload } from '../fields/field-table.ts';
import { titleOf } from '../publishing/title.ts';
import { websitePort } from '../server/website-port.ts';
import { officeTexts } from '../texts.ts';
import { healthTexts as texts } from './health-texts.ts';
import { alarm, type Marked, type Part, type Perhaps } from './screen.ts';

/** What the check before a launch finds, each place with the field where it is mended. */
export async function launchParts(root: string, database: Database): Promise<Perhaps<Part>[]> {
  const { launch: title } = texts.titles;
  try {
    const { documents, inContent } = published(websitePort()?.published ?? join(root, contentDir));
    const found = inReadingOrder([...inContent, ...launchSettings(root, process.env)]);
    const places = await placesOf(database, documents, found);
    const blockers = found.filter(({ severity }) => severity === 'problem');
    const hints = found.filter(({ severity }) => severity === 'warning');
    return [
      {
        title,
        words: [blockers.length === 0 ? texts.launchReady : texts.launchBlocked(blockers.length)],
        facts: grouped(places, blockers),
      },
      hints.length > 0 && {
        title: texts.launchHints(hints.length),
        isFolded: true,
        facts: grouped(places, hints),
      },
    ];
  } catch (error) {
    websitePort()?.failure('The check before a launch failed.', error);
    return [{ title, words: [alarm(texts.launchUnread)] }];
  }
}

function sentenceAt(place: Place | undefined, found: ContentProblem, title: string): string {
  const said = sentenceOf(found, { place: () => `„${title}“`, inFile: () => '' });
  const { field = '' } = place ?? {};
  return `${field === '' ? texts.wholeForm : field}: ${said}`;
}

const grouped = (
  places: ReadonlyMap<ContentProblem, Place>,
  found: readonly ContentProblem[],
): NonNullable<Part['facts']> =>
  [...Map.groupBy(found, (one) => places.get(one)?.title ?? texts.settings)].map(
    ([title, inPlace]) => [
      title,
      // Only the technical service understands the names of settings.
      title === texts.settings
        ? [texts.settingsLeft(inPlace.length)]
        : [...Map.groupBy(inPlace, (one) => sentenceAt(places.get(one), one, title))].map(
            ([text, { length, 0: first }]): Marked => {
              const { address } = (first && places.get(first)) ?? {};
              return { text: texts.atPlaces(text, length), to: address };
            },
          ),
    ],
  );

/**
 * What `npm run launch-check` says of the content, for what is published by the office.
 *
 * @throws when the content cannot be read.
 */
function published(folder: string) {
  const root = mkdtempSync(join(tmpdir(), 'office-launch-'));
  try {
    // The checks look for it in a project.
    const content = join(root, contentDir);
    mkdirSync(dirname(content), { recursive: true });
    symlinkSync(folder, content);
    const documents = new Map(contentDocuments(root).map((one) => [one.file, one]));
    // Whoever sees forms knows no lines, so what is said about one belongs to the field around it.
    const inContent = launchContent(root).map((found): ContentProblem => {
      const { file, line, path } = found;
      const { fields, bodyLine } = documents.get(file) ?? {};
      if (line === undefined || path.length > 0 || fields === undefined) return found;
      const isText = fields.length === 0 || line >= (bodyLine ?? 0);
      return { ...found, path: isText ? ['text'] : (fieldOfLine(fields, line) ?? []) };
    });
    return { documents, inContent };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Where in the office something is mended. */
interface Place {
  /** What the document is called. */
  readonly title: string;
  /** What the field is called; empty when the whole document is meant. */
  readonly field: string;
  readonly address: string;
}

/** Where findings of the content check are mended; undefined for what no document holds, such as settings. */
async function placesOf(
  database: Database,
  documents: ReadonlyMap<string, ContentEntry>,
  found: readonly ContentProblem[],
): Promise<ReadonlyMap<ContentProblem, Place>> {
  const places = new Map<ContentProblem, Place>();
  for (const [file, problems] of Map.groupBy(found, (one) => one.file)) {
    const document = documents.get(file);
    if (document === undefined) continue;
    const { collection, name: slug, data } = document;
    const kind = kindNamed(collection);
    const isNumbered = !kind.isSingle && !isKeyed(kind.name);
    const form = addressOf(kind, isNumbered ? await numberOf(database, kind.name, slug) : slug);
    const title = titleOf(kind, { ...fieldsOf(data), slug });
    for (const problem of problems) {
      const { path } = problem;
      const field = path.map((step) => nameInPayload(String(step))).join('__');
      const isText = path[0] === 'text' && kind.hasText;
      places.set(problem, {
        title,
        field: isText ? officeTexts.text : labelOf(contentSchema(kind.name), path),
        address: field === '' ? form : `${form}#field-${field}`,
      });
    }
  }
  return places;
}

/** The way to a field in the words of the schema; the names of the file where it has none. */
function labelOf(schema: ContentField, path: FieldPath): string {
  let at: ContentField | undefined = schema;
  const words = path.map((step) => {
    at = typeof step === 'number' ? at?.items : at?.properties?.[step];
    return typeof step === 'number' ? fieldName([step]) : (at?.title ?? step);
  });
  return words.join(' › ');
}

/** The number of a document; its table is called as Payload writes names. */
async function numberOf({ drizzle }: Database, name: string, slug: string) {
  const table = name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
  const { rows } = await drizzle.execute<{ id: number }>(
    sql`select id from payload.${sql.identifier(table)} where slug = ${slug}`,
  );
  return rows[0]?.id;
}

import { APIError, ValidationError, type PayloadRequest } from 'payload';
import type { ContentProblem } from '../../content-check/content-problem.ts';
import { sentenceOf } from '../../content-check/content-report.ts';
import { contentFiles } from '../../src/content-model/collections.ts';
import { contentDir } from '../../src/content-model/content-folder.ts';
import type { Kind } from '../collections/kinds.ts';
import { kinds } from '../collections/kinds.ts';
import { waitForTurn } from '../collections/turns.ts';
import { fieldProblems, pathIn, type FieldProblem } from '../fields/judge.ts';
import { websitePort } from '../server/website-port.ts';
import { GoneError } from '../markdown/write-markdown.ts';
import { exportContent, slugOf, type Change } from '../transfer/export-content.ts';
import { publishingTexts as texts } from './texts.ts';
import { fieldTitle, titleOf } from './title.ts';

/**
 * Checks the whole website as it would be with these changes; drafts of other documents do not count.
 *
 * @throws ValidationError with a sentence at each field of the only changed document, or an APIError that
 * names where else something is wrong.
 */
export async function checkPublication(
  req: PayloadRequest,
  changes: readonly Change[],
): Promise<void> {
  const website = websitePort();
  if (website === undefined) return;
  const [only] = changes.length === 1 ? changes : [];
  // Whatever its own schema refuses need not be tried out.
  if (only?.document) refuse(only, fieldProblems(only.kind.name, only.document), req);
  // Whatever somebody else publishes at this moment has then become part of the whole, or waits for this.
  await waitForTurn(req, 'publication');
  const problems = await website.tryOut(async ({ content, check }) => {
    await exportContent(req.payload, content, { req, changes }).catch((error: unknown) => {
      if (error instanceof GoneError) throw new APIError(texts.notPublished([texts.gone]), 400);
      throw error;
    });
    return check().filter(stopsPublication);
  });
  if (problems.length === 0) return;
  const reader = readerOf(changes);
  if (only?.document) {
    const { document, kind } = only;
    const own = problems.filter(({ file }) => file === fileOf(only));
    const errors = own.map((problem) => ({
      path: problem.path.length === 0 && kind.hasText ? 'text' : pathIn(document, problem.path),
      sentence: sentenceOf(problem, reader),
    }));
    refuse(only, errors, req);
  }
  throw new APIError(texts.notPublished(sentencesOf(problems, changes)), 400);
}

/**
 * Lets nobody go back to a state that the website of today could not be built from.
 *
 * @throws APIError that names what is wrong with it.
 */
export function expectWhole(problems: readonly ContentProblem[]): void {
  const stopping = problems.filter(
    ({ severity, code }) => severity === 'problem' && !LEFT_OUT.has(code),
  );
  if (stopping.length > 0) throw new APIError(texts.notBack(sentencesOf(stopping)), 400);
}

// Whatever only an earlier program knew is left out on the way back.
const LEFT_OUT: ReadonlySet<ContentProblem['code']> = new Set(['unknownField', 'unknownFile']);

const readerOf = (changes: readonly Change[]) => ({
  place: (file: string) => placeOf(file, changes),
  inFile: () => '',
});

function sentencesOf(
  problems: readonly ContentProblem[],
  changes: readonly Change[] = [],
): readonly string[] {
  const reader = readerOf(changes);
  const sentences = problems.map((one) =>
    texts.elsewhere(placeOf(one.file, changes), sentenceOf(one, reader)),
  );
  return [...new Set(sentences)].slice(0, MOST_SENTENCES);
}

function refuse({ kind }: Change, problems: readonly FieldProblem[], req: PayloadRequest): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ path, sentence: message }) => ({
    path,
    message,
    label: fieldTitle(kind, path),
  }));
  const target = kind.isSingle ? { global: kind.name } : { collection: kind.name };
  throw new ValidationError({ ...target, errors, req }, req.t);
}

const MOST_SENTENCES = 5;

// Example words of a new entry are only a hint elsewhere, but nobody wants to publish them.
const stopsPublication = ({ severity, code }: ContentProblem): boolean =>
  severity === 'problem' || code === 'exampleWords';

const fileOf = ({ kind, document }: Change): string =>
  `${contentDir}/${kind.fileOf(document && slugOf(document))}`;

/** What people call the document behind a file. */
function placeOf(file: string, changes: readonly Change[]): string {
  const changed = changes.find((one) => one.document && fileOf(one) === file);
  if (changed?.document) return titleOf(changed.kind, changed.document);
  const kind = kinds.find((one) => file.startsWith(`${contentDir}/${folderOf(one)}`));
  return kind === undefined ? file : contentFiles[kind.name].title;
}

const folderOf = (kind: Kind): string =>
  kind.isSingle ? kind.fileOf() : (kind.fileOf('*').split('*')[0] ?? '');

import { readContentDocument } from '../../content-check/content-files.ts';
import {
  fieldOfLine,
  inReadingOrder,
  type ContentProblem,
} from '../../content-check/content-problem.ts';
import { launchContent } from '../../content-check/launch-content.ts';
import { launchSettings } from '../../content-check/launch-settings.ts';

/**
 * What `npm run launch-check` says, for the office.
 *
 * @param root Project folder.
 * @param settings The environment that the public server starts with.
 * @throws when the content cannot be read.
 */
export const launchFindings = (root: string, settings: NodeJS.ProcessEnv): ContentProblem[] =>
  inReadingOrder([
    ...launchContent(root).map((found) => atItsField(root, found)),
    ...launchSettings(root, settings),
  ]);

/** Whoever sees forms knows no lines, so what is said about one belongs to the field around it. */
function atItsField(root: string, found: ContentProblem): ContentProblem {
  const { file, line, path } = found;
  if (line === undefined || path.length > 0) return found;
  const { fields, bodyLine } = readContentDocument(root, file);
  const isText = fields.length === 0 || line >= bodyLine;
  return { ...found, path: isText ? ['text'] : (fieldOfLine(fields, line) ?? []) };
}

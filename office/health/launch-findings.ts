import { contentDocuments } from '../../content-check/content-files.ts';
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
export function launchFindings(root: string, settings: NodeJS.ProcessEnv): ContentProblem[] {
  const documents = new Map(contentDocuments(root).map((one) => [one.file, one]));
  // Whoever sees forms knows no lines, so what is said about one belongs to the field around it.
  const atItsField = (found: ContentProblem): ContentProblem => {
    const { file, line, path } = found;
    const { fields, bodyLine } = documents.get(file) ?? {};
    if (line === undefined || path.length > 0 || fields === undefined) return found;
    const isText = fields.length === 0 || line >= (bodyLine ?? 0);
    return { ...found, path: isText ? ['text'] : (fieldOfLine(fields, line) ?? []) };
  };
  const found = [...launchContent(root).map(atItsField), ...launchSettings(root, settings)];
  return inReadingOrder(found);
}

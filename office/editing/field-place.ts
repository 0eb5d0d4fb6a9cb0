import { readContentDocument } from '#content-check/content-files.ts';
import type { ContentProblem } from '#content-check/content-problem.ts';
import { contentDir } from '#content-model/content-folder.ts';
import { collectionNamed } from '../content/entries.ts';
import { spotInForm } from '../content/entry-problems.ts';
import { entryTitle } from '../content/entry-title.ts';
import { formOf } from './form-names.ts';
import { idOf } from './pages/field-schema.ts';
import { collectionTitles } from './texts.ts';

/** Where in the office a finding of the content check is corrected. */
export interface FieldPlace {
  /** What the form is called. */
  readonly title: string;
  /** What the field is called there; empty when the whole form is meant. */
  readonly field: string;
  /** Address of the field, such as `/inhalte/hero/hero#field-headline`. */
  readonly address: string;
}

/**
 * The form and the field of a finding; undefined when it is about something that no form holds, such as the
 * settings of the server.
 *
 * @param root Project folder whose content was checked.
 */
export function fieldPlace(root: string, finding: ContentProblem): FieldPlace | undefined {
  const { file } = finding;
  const found = file.startsWith(`${contentDir}/`) ? formOf(file) : undefined;
  if (found === undefined) return undefined;
  const { collection: name, slug, address: form } = found;
  const document = readContentDocument(root, file);
  const entry = entryTitle({ slug, values: document.data });
  const title = `${collectionTitles[name]}${collectionNamed(name)?.only === undefined ? `: ${entry}` : ''}`;
  const { path, textLine, label } = spotInForm(document, finding);
  const field = textLine === undefined ? idOf(path) : 'field-body';
  return { title, field: label, address: label === '' ? form : `${form}#${field}` };
}

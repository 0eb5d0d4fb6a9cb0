import type { Payload } from 'payload';
import { previewAddress } from './preview-address.ts';
import { kindNamed, kinds, type Kind } from '../collections/kinds.ts';
import { fieldProblems } from '../fields/judge.ts';
import { inGerman } from '../german.ts';
import { fieldTitle } from '../publishing/title.ts';
import { slugOf } from '../transfer/export-content.ts';
import { versionsOf } from '../transfer/versions-of.ts';
import { previewTexts as texts } from './texts.ts';

/** What the preview of a document shows, and what has to be said about it. */
export interface Preview {
  /** Of the page; nothing while there is none. */
  readonly address?: string;
  readonly sentence?: string;
}

type Document = Readonly<Record<string, unknown>>;

/** Whether the website can show a document at all. */
export const isWhole = ({ name }: Kind, document: Document): boolean =>
  fieldProblems(name, document).length === 0;

export async function previewOf(payload: Payload, name: string, id: string): Promise<Preview> {
  if (!kinds.some((one) => one.name === name)) return { sentence: texts.gone };
  const kind = kindNamed(name);
  const versions = await versionsOf({ payload }, kind);
  const found = versions.find((one) => kind.isSingle || String(one.id) === id);
  const newest = found?.draft ?? found?.published;
  if (newest === undefined) return { sentence: texts.gone };
  const problems = fieldProblems(kind.name, newest);
  if (problems.length === 0) return { address: previewAddress(kind.name, slugOf(newest)) };
  const names = problems.map(({ path }) => fieldTitle(kind, path));
  const fields = [...new Set(names)].map((one) => `„${one}“`).join(', ');
  const { published } = found ?? {};
  if (published === undefined) return { sentence: texts.notYet(fields) };
  const when = inGerman(published.updatedAt ?? '');
  const address = previewAddress(kind.name, slugOf(published));
  return { address, sentence: texts.earlier(when, fields) };
}

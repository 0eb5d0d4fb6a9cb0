import type { Payload } from 'payload';
import { websitePort } from '../server/website-port.ts';
import { findPublications, type Publication } from './publications.ts';
import { inGerman } from '../german.ts';
import { publishingTexts as texts } from './texts.ts';

/** What became of the newest publication, for the banner on every page. */
export interface Status {
  readonly state: Publication['status'] | 'none';
  readonly sentence: string;
  readonly at: string;
  /** Between 0 and 1; nothing while nobody knows. */
  readonly done?: number | undefined;
}

export async function statusOf(payload: Payload): Promise<Status> {
  const [newest] = await findPublications(payload, {}, 1);
  if (newest === undefined) return { state: 'none', sentence: '', at: '' };
  const { status, what, failure, updatedAt } = newest;
  const progress = websitePort()?.progress();
  const sentences: Readonly<Record<Publication['status'], string>> = {
    waiting: texts.status.waiting(what),
    running: texts.status.running(what, texts.steps[progress?.step ?? 'writing']),
    published: texts.status.published(what, inGerman(updatedAt)),
    failed: texts.status.failed(what, failure ?? ''),
  };
  const done = progress && progress.of > 0 ? progress.done / progress.of : undefined;
  return { state: status, sentence: sentences[status], at: updatedAt, done };
}

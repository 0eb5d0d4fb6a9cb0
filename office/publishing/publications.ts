import type { CollectionConfig, Payload, PayloadRequest } from 'payload';
import { isNobody, isTeam } from '../collections/access.ts';
import { inGerman } from '../german.ts';
import type { MailWords } from '../mail.ts';
import { websitePort, type WebsitePort } from '../server/website-port.ts';
import { publishingTexts as texts } from './texts.ts';

/** Everything that was to be published: the queue, its results, and the states that one can go back to. */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: texts.publication,
  access: { read: isTeam, create: isNobody, update: isNobody, delete: isNobody },
  admin: { hidden: true },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: ['waiting', 'running', 'published', 'failed'],
    },
    { name: 'what', type: 'text', required: true },
    { name: 'person', type: 'text' },
    { name: 'personName', type: 'text', required: true },
    { name: 'failure', type: 'text' },
    { name: 'commit', type: 'text' },
  ],
};

export interface Publication {
  readonly id: number;
  readonly status: 'waiting' | 'running' | 'published' | 'failed';
  /** The titles of the documents, or what was done. */
  readonly what: string;
  readonly person?: string | null;
  readonly personName: string;
  /** In words, with what to do. */
  readonly failure?: string | null;
  /** The state in the record. */
  readonly commit?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const collection = 'publications' as never;

/** Lets the website be published; within the transaction of a request it is either decided with it or not at all. */
export async function queuePublication(
  payload: Payload,
  what: string,
  req?: PayloadRequest,
): Promise<void> {
  const { id, name } = (req?.user ?? {}) as { id?: string; name?: string };
  const by = { person: id ?? null, personName: name ?? texts.office };
  const data = { status: 'waiting', what: what.slice(0, 500), ...by } as never;
  await payload.create({ collection, data, ...(req && { req }) });
}

export async function findPublications(
  payload: Payload,
  where: object,
  limit = 50,
): Promise<readonly Publication[]> {
  const sort = '-createdAt';
  const found = await payload.find({ collection, depth: 0, limit, sort, where: where as never });
  return found.docs as unknown as Publication[];
}

export async function changePublications(
  payload: Payload,
  where: object,
  data: Partial<Omit<Publication, 'id'>>,
): Promise<void> {
  await payload.update({ collection, where: where as never, data: data });
}

/** Mails somebody that a publication has failed; a mail server that is away stops nothing else. */
export const tellOfFailure = (website: WebsitePort, to: string, words: MailWords): Promise<void> =>
  website.mail(to, words).catch((error: unknown) => {
    website.failure('A mail about a publication that failed could not be sent.', error);
  });

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

import { isDeepStrictEqual } from 'node:util';
import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { isKeyed } from '../collections/addresses.ts';
import { addressOf, kindNamed, kinds } from '../collections/kinds.ts';
import { isDatabaseAway } from '../database-away.ts';
import { inGerman } from '../german.ts';
import type { Colleague, WebsitePort } from '../server/website-port.ts';
import { asOne } from '../transfer/as-one.ts';
import { changeDocument } from '../transfer/versions-of.ts';
import { expectFinished } from './changes.ts';
import { tellOfFailure } from './publications.ts';
import { kindTitle, titleOf } from './title.ts';
import { publishingTexts as texts } from './texts.ts';

/** A document that goes online, or comes off it, by itself. */
export interface Planned {
  readonly id: number;
  readonly title: string;
  /** Where it is edited; where the plan is ended when it was erased. */
  readonly to: string;
  readonly at: string;
  readonly person: string;
  readonly isLeaving: boolean;
}

interface Job {
  readonly id: number;
  readonly waitUntil?: string;
  readonly input?: {
    readonly type?: string;
    readonly doc?: { readonly relationTo: string; readonly value: string };
    readonly global?: string;
    readonly user?: { readonly value: string };
    /** What the document was called when it was planned. */
    readonly title?: string;
  };
}

const collection = 'payload-jobs' as never;
const PLANNED_AT = '/admin/veroeffentlichen';
const MAY_PUBLISH: ReadonlySet<string> = new Set(['owner', 'editor']);

/** What waits for its time, the next first. */
async function jobsOf(payload: Payload): Promise<readonly Job[]> {
  const where = { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } };
  const found = await payload.find({
    collection,
    pagination: false,
    sort: 'waitUntil',
    where,
    depth: 0,
  });
  return found.docs as unknown as Job[];
}

/** Everything that is planned, the next first. */
export async function plannedOf(payload: Payload, website: WebsitePort): Promise<Planned[]> {
  const members = await website.members();
  const jobs = await jobsOf(payload);
  return Promise.all(
    jobs.map(async ({ id, waitUntil = '', input = {} }) => ({
      id,
      at: waitUntil,
      ...(await documentOfJob(payload, input)),
      person: members.get(input.user?.value ?? '')?.name ?? '',
      isLeaving: input.type === 'unpublish',
    })),
  );
}

async function documentOfJob(
  payload: Payload,
  { doc, global, title }: Pick<NonNullable<Job['input']>, 'doc' | 'global' | 'title'>,
): Promise<Pick<Planned, 'title' | 'to'>> {
  const { relationTo = '', value = '' } = doc ?? {};
  const kind = kindNamed(global ?? relationTo);
  const to = addressOf(kind, value);
  if (kind.isSingle) return { title: titleOf(kind, {}), to };
  const options = { collection: relationTo as never, id: value, depth: 0, draft: true };
  const found = await payload.findByID({ ...options, disableErrors: true, trash: true });
  if (found) return { title: titleOf(kind, found), to };
  return { title: texts.erased(title ?? kindTitle(kind)), to: PLANNED_AT };
}

export async function dropPlanned(
  payload: Payload,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { id: { equals: id }, taskSlug: { equals: 'schedulePublish' } };
  await payload.delete({ collection, where, ...(req && { req }) });
}

/**
 * Publishes what is due. Whatever somebody has planned ends with their account, and with their right to
 * publish; who planned something that then could not be published is told.
 *
 * @throws when the database is away; then it is still planned.
 */
export async function runPlanned(payload: Payload, website: WebsitePort): Promise<void> {
  const jobs = await jobsOf(payload);
  if (jobs.length === 0) return;
  const members = await website.members();
  const now = new Date().toISOString();
  for (const job of jobs) {
    const { id, waitUntil, input } = job;
    const member = members.get(input?.user?.value ?? '');
    if (member === undefined || !MAY_PUBLISH.has(member.role)) await dropPlanned(payload, id);
    else if (waitUntil !== undefined && waitUntil <= now)
      await carryOut(payload, job, member).catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        website.failure('What was planned could not be published.', error);
        return giveUp(payload, website, { job, member, error });
      });
  }
}

/** With it the plan is done, or neither happens. */
async function carryOut(payload: Payload, { id, input = {} }: Job, member: Colleague) {
  const { doc, global, type } = input;
  const kind = kindNamed(global ?? doc?.relationTo ?? '');
  const document = isKeyed(kind.name) ? doc?.value : Number(doc?.value);
  const user = { ...member, collection: 'people' } as unknown as PayloadRequest['user'];
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  const data = { _status: type === 'unpublish' ? 'draft' : 'published' };
  await asOne(req, async () => {
    await changeDocument(kind, document, { data, req, overrideAccess: false });
    await dropPlanned(payload, id, req);
  });
}

interface Failed {
  readonly job: Job;
  readonly member: Colleague;
  readonly error: unknown;
}

async function giveUp(payload: Payload, website: WebsitePort, { job, member, error }: Failed) {
  await dropPlanned(payload, job.id);
  const { title: what } = await documentOfJob(payload, job.input ?? {});
  const isGone = error instanceof APIError && error.status === 404;
  const isOurs = error instanceof APIError && !isGone && error.status < 500;
  const failure = isOurs ? error.message : isGone ? texts.plannedIsGone : texts.planFailed;
  const by = { person: job.input?.user?.value ?? null, personName: member.name };
  const data = { status: 'failed', what, failure, ...by } as never;
  await payload.create({ collection: 'publications' as never, data });
  await tellOfFailure(website, member.email, texts.failedMail(what, failure));
}

interface Plan {
  readonly kind?: unknown;
  readonly id?: unknown;
  /** In milliseconds. */
  readonly at?: unknown;
  readonly isLeaving?: unknown;
}

/**
 * Lets a document go online, or come off the website, by itself. To plan it again for the same moment
 * does nothing.
 *
 * @returns what will happen, in words.
 */
export async function planPublication(req: PayloadRequest, plan: Plan): Promise<string> {
  const { payload, user } = req;
  const kind = kinds.find(({ name }) => name === plan.kind);
  const time = new Date(Number(plan.at));
  if (kind === undefined || !(time > new Date())) throw new APIError(texts.noTime, 400);
  const isLeaving = plan.isLeaving === true;
  if (kind.isSingle && isLeaving) throw new APIError(texts.onlyOnce, 400);
  const { globals } = payload.config;
  const found =
    globals.find(({ slug }) => slug === kind.name) ??
    payload.collections[kind.name as never]?.config;
  if (found === undefined || (await found.access.update({ req })) !== true)
    throw new APIError(texts.notAllowed, 403);
  if (!isLeaving) await expectFinished(req, kind, plan.id);
  const document = { doc: { relationTo: kind.name, value: String(plan.id) } };
  const input = {
    type: isLeaving ? 'unpublish' : 'publish',
    ...(kind.isSingle ? { global: kind.name } : document),
    user: { relationTo: 'people', value: user?.id },
  };
  const isSame = ({ waitUntil, input: { title: _title, ...planned } = {} }: Job): boolean =>
    waitUntil === time.toISOString() && isDeepStrictEqual(planned, input);
  if (!(await jobsOf(payload)).some(isSame)) {
    // Once the document is erased, nothing else says which one it was.
    const { title } = await documentOfJob(payload, input);
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { ...input, title },
      waitUntil: time,
    });
  }
  return isLeaving ? texts.page.leaves(inGerman(time)) : texts.page.appears(inGerman(time));
}

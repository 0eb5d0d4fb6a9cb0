import { isDeepStrictEqual } from 'node:util';
import { APIError, type PayloadRequest } from 'payload';
import { kinds } from '../collections/kinds.ts';
import { jobsOf } from './planned.ts';
import { inGerman } from '../german.ts';
import { publishingTexts as texts } from './texts.ts';

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
  const document = { doc: { relationTo: kind.name, value: String(plan.id) } };
  const input = {
    type: isLeaving ? 'unpublish' : 'publish',
    ...(kind.isSingle ? { global: kind.name } : document),
    user: { relationTo: 'people', value: user?.id },
  };
  const isPlanned = (await jobsOf(payload)).some(
    (job) => job.waitUntil === time.toISOString() && isDeepStrictEqual(job.input, input),
  );
  if (!isPlanned) await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: time });
  return isLeaving ? texts.page.leaves(inGerman(time)) : texts.page.appears(inGerman(time));
}

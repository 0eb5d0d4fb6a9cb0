import { createHash } from 'node:crypto';
import { ATTEMPT_HEADER } from './attempt-header.ts';
import { rememberNewest } from './remember-newest.ts';

// Long queries travel as changes that say what they are.
const READING = 'x-payload-http-method-override';

type Handle<Params> = (request: Request, params: Params) => Promise<Response>;

interface Done {
  readonly sign: string;
  readonly answer: Promise<Kept>;
}

interface Kept {
  readonly init: ResponseInit;
  readonly body: ArrayBuffer;
}

// Each is asked for again within minutes, or never.
const MOST = 50;

/**
 * Does once what is asked several times because its answer was lost: by somebody who tries again, or by a browser, which
 * sends a change again by itself when a connection ends. What an attempt sent last is answered as it was answered.
 */
export function answerOnce<Params>(handle: Handle<Params>): Handle<Params> {
  const done = rememberNewest<Done>({ most: MOST });
  return async (request, params) => {
    const attempt = request.headers.get(ATTEMPT_HEADER);
    if (attempt === null || request.headers.has(READING)) return handle(request, params);
    const key = [attempt, request.method, request.url].join(' ');
    const sign = await signOf(request);
    const before = done.get(key);
    // What was refused or failed may be tried again.
    const isDone = before?.sign === sign && (await before.answer.then(isGood, () => false));
    const answer = isDone ? before.answer : handle(request, params).then(keep);
    if (!isDone) done.set(key, { sign, answer });
    const { init, body } = await answer;
    return new Response(body, init);
  };
}

const isGood = ({ init }: Kept): boolean => (init.status ?? 0) < 400;

const keep = async (answer: Response): Promise<Kept> => {
  const { status, statusText, headers } = answer;
  return { init: { status, statusText, headers }, body: await answer.arrayBuffer() };
};

/** Of who asks and what was sent; what stands between the parts of a form is another each time. */
async function signOf(request: Request): Promise<string> {
  const { headers } = request;
  const [, between] = /boundary=(.+)$/u.exec(headers.get('content-type') ?? '') ?? [];
  const body = Buffer.from(await request.clone().arrayBuffer());
  const sign = createHash('sha256').update(headers.get('cookie') ?? '');
  let from = 0;
  while (between !== undefined) {
    const to = body.indexOf(between, from);
    if (to < 0) break;
    sign.update(body.subarray(from, to));
    from = to + between.length;
  }
  return sign.update(body.subarray(from)).digest('hex');
}

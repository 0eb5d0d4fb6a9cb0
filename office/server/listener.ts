import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { POLICY_HEADER } from '../../server/http/headers.ts';
import { isOwnPath, type Admission, type createFront } from './front.ts';
import { answerAs } from './member-of-request.ts';

type Front = ReturnType<typeof createFront>;
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

// Payload keeps locks and preferences in collections of its own, and asks by POST what somebody may do.
const SAVES = /^\/api\/(?!payload-|.*\/access(?:\/|$))/u;

/**
 * Asks the front about every request, without its body, and hands on to the pages what it lets through.
 *
 * @param hasSaved Called when a request that may have changed a document was answered.
 */
export function listenerFor(front: Front, pages: Answer, hasSaved: () => void) {
  const own = getRequestListener(front.fetch);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://office');
    if (request.method !== 'GET' && SAVES.test(pathname)) response.once('finish', hasSaved);
    if (isOwnPath(pathname)) void own(request, response);
    else void pass(front, pages, request, response).catch(() => response.destroy());
  };
}

async function pass(
  front: Front,
  pages: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const url = new URL(request.url ?? '/', `http://${headers.get('host') ?? 'office'}`);
  const asked = new Request(url, { method: request.method ?? 'GET', headers });
  const admission: Admission = {};
  const answer = await front.fetch(asked, admission);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  const { member } = admission;
  if (member === undefined) {
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
    // Nobody reads the rest of a body that was refused.
    if (!request.complete) request.destroy();
    return;
  }
  // Next reads there which nonce its scripts have to carry.
  request.headers['content-security-policy'] = answer.headers.get(POLICY_HEADER) ?? '';
  await answerAs(member, () => pages(request, response));
}

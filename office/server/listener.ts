import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { POLICY_HEADER } from '../../server/http/headers.ts';
import { HAND_OVER, isOwnPath } from './front.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Asks the front about every request, without its body, and hands on to the pages what it lets through. */
export function listenerFor(front: Hono, pages: Answer) {
  const own = getRequestListener(front.fetch);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://office');
    if (isOwnPath(pathname)) void own(request, response);
    else void pass(front, pages, request, response).catch(() => response.destroy());
  };
}

async function pass(
  front: Hono,
  pages: Answer,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const url = new URL(request.url ?? '/', `http://${headers.get('host') ?? 'office'}`);
  const answer = await front.fetch(new Request(url, { method: request.method ?? 'GET', headers }));
  const isHandedOver = answer.headers.has(HAND_OVER);
  answer.headers.delete(HAND_OVER);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (!isHandedOver) {
    response.writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
    // Nobody reads the rest of a body that was refused.
    if (!request.complete) request.destroy();
    return;
  }
  // Next reads there which nonce its scripts have to carry.
  request.headers['content-security-policy'] = answer.headers.get(POLICY_HEADER) ?? '';
  await pages(request, response);
}

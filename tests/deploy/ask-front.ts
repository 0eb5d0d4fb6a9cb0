import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { readAnswer, type Answer } from '#tests/support/http-request.ts';
import { SITE_HOST, type FrontServer } from './front-server.ts';

export interface FrontRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** Name that is asked for; the site's own when left out. */
  readonly host?: string;
  readonly protocol?: 'http' | 'https';
}

// Browsers keep their connections, and a restart must not disturb that.
const secureAgent = new SecureAgent({ keepAlive: true });
const plainAgent = new PlainAgent({ keepAlive: true });

/**
 * One request to a front server under a name of the site, as if that name led here.
 *
 * @throws when there is no answer.
 */
export async function askFront(
  front: FrontServer,
  path: string,
  request: FrontRequest = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body, host = SITE_HOST, protocol = 'https' } = request;
  const target = { hostname: '127.0.0.1', path, method, headers: { host, ...headers } };
  const sent =
    protocol === 'http'
      ? plainRequest({ ...target, port: front.httpPort, agent: plainAgent })
      : secureRequest({
          ...target,
          port: front.httpsPort,
          agent: secureAgent,
          servername: host,
          rejectUnauthorized: false,
        });
  sent.end(body);
  return readAnswer(sent);
}

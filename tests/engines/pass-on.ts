import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

export interface PassingRules {
  readonly site: { readonly address: string; readonly host: string };
  /** Gets the host of every request. */
  readonly hosts: string[];
  /** Gets the path of every request to the site. */
  readonly paths: string[];
  /** Beginnings of URLs whose connection is closed instead of an answer. */
  readonly cut: readonly string[];
  /** Script that runs first on every page. */
  first: string | undefined;
  allowsScript: boolean;
}

/** A proxy's listener that passes requests for one site on, and answers 502 for any other host. */
export function passOn(rules: PassingRules): RequestListener {
  return (req, res) => {
    const { hostname, pathname, search, href } = new URL(
      req.url ?? '',
      `http://${req.headers.host ?? ''}`,
    );
    rules.hosts.push(hostname);
    rules.paths.push(pathname);
    if (rules.cut.some((start) => href.startsWith(start))) {
      res.destroy();
      return;
    }
    if (hostname !== rules.site.host) {
      res.writeHead(502).end();
      return;
    }
    const { method = 'GET' } = req;
    const headers: OutgoingHttpHeaders = { ...req.headers };
    if (rules.first !== undefined) delete headers['accept-encoding'];
    const upstream = request(rules.site.address + pathname + search, { method, headers });
    upstream.on('response', (answer) => {
      if (rules.first !== undefined && isPage(answer)) {
        void sendWithScript(answer, res, rules.first);
        return;
      }
      if (!rules.allowsScript && isPage(answer)) forbidScript(answer.headers);
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  };
}

// A second policy beside the site's own; of both the stricter holds.
function forbidScript(headers: IncomingHttpHeaders): void {
  headers['content-security-policy'] = [headers['content-security-policy'], "script-src 'none'"]
    .filter(Boolean)
    .join(', ');
}

const isPage = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/html') ?? false;

// The page's policy would forbid the script, which stands for a setting of the browser.
async function sendWithScript(
  answer: IncomingMessage,
  res: ServerResponse,
  script: string,
): Promise<void> {
  const page = await text(answer);
  res.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(page.replace('<head>', `<head><script>${script}</script>`));
}

import { text } from 'node:stream/consumers';
import { Counter } from 'prom-client';
import { z } from 'zod';
import type { SiteRequest } from '#server/http/site-request.ts';
import { directiveName, sendPlain } from '#server/http/headers.ts';

const LARGEST_BODY_BYTES = 16 * 1024;

const reports = new Counter({
  name: 'csp_reports_total',
  help: 'What browsers say that the policy of a page forbade, by directive.',
  labelNames: ['directive'],
});

const KNOWN: ReadonlySet<string> = new Set([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors'],
  ...['frame-src', 'img-src', 'manifest-src', 'worker-src'],
  ...['require-trusted-types-for', 'trusted-types'],
  ...['script-src', 'script-src-attr', 'script-src-elem'],
  ...['style-src', 'style-src-attr', 'style-src-elem'],
]);

const OTHER = 'other';

// A figure that is there from the beginning shows its first rise.
for (const directive of [...KNOWN, OTHER]) reports.inc({ directive }, 0);

// The Reporting API sends several at once; Firefox and Safari send one, in the form of CSP Level 2.
const severalSchema = z.array(
  z
    .object({ body: z.object({ effectiveDirective: z.string() }) })
    .transform(({ body }) => body.effectiveDirective),
);
const oneSchema = z
  .object({ 'csp-report': z.object({ 'violated-directive': z.string() }) })
  .transform((report) => [report['csp-report']['violated-directive']]);
const reportSchema = z.union([severalSchema, oneSchema]);

/**
 * Takes reports of browsers about the policy and keeps nothing but a count by directive: anybody can
 * send anything here, and addresses in a report can be personal.
 */
export async function takeReports(request: SiteRequest): Promise<void> {
  const { req } = request;
  if (req.method !== 'POST') {
    sendPlain(request, 405, ['Allow', 'POST']);
    return;
  }
  if (Number(req.headers['content-length'] ?? 0) > LARGEST_BODY_BYTES) {
    sendPlain(request, 413, ['Connection', 'close']);
    return;
  }
  // Fails when the client leaves before the end.
  const body = await text(req).catch(() => undefined);
  if (body === undefined) return;
  for (const directive of directivesIn(body)) {
    const name = directiveName(directive);
    reports.inc({ directive: KNOWN.has(name) ? name : OTHER });
  }
  sendPlain(request, 204);
}

function directivesIn(body: string): readonly string[] {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? [];
  } catch {
    // No JSON, so no report.
    return [];
  }
}

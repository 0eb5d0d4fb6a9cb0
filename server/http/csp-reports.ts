import { Counter } from 'prom-client';
import { z } from 'zod';
import { directiveName } from '#server/http/headers.ts';
import { sendPlain, type SiteContext } from '#server/http/site-request.ts';

const LARGEST_BODY_BYTES = 16 * 1024;

const reports = new Counter({
  name: 'csp_reports_total',
  help: 'What browsers say that the policy of a page forbade, by directive.',
  labelNames: ['directive'],
});

const KNOWN: ReadonlySet<string> = new Set(
  `base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src
  manifest-src worker-src require-trusted-types-for trusted-types script-src script-src-attr
  script-src-elem style-src style-src-attr style-src-elem`.split(/\s+/),
);

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
export async function takeReports({ env: request, req }: SiteContext): Promise<Response> {
  if (req.method !== 'POST') return sendPlain(request, 405, { Allow: 'POST' });
  if (Number(req.header('Content-Length') ?? 0) > LARGEST_BODY_BYTES)
    return sendPlain(request, 413, { Connection: 'close' });
  // What is no JSON is no report.
  const body: unknown = await req.json().catch(() => undefined);
  for (const directive of reportSchema.safeParse(body).data ?? []) {
    const name = directiveName(directive);
    reports.inc({ directive: KNOWN.has(name) ? name : OTHER });
  }
  return sendPlain(request, 204);
}

import { expect, test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

/** Who comes: somebody who was never asked about cookies, or somebody who has refused them before. */
export type Visitor = 'first' | 'returning';

export interface Faults {
  /** Announces a fault that this test brings about on purpose; it must then really happen. */
  readonly allow: (pattern: RegExp) => void;
}

/**
 * A test that fails on what nobody would see otherwise: errors on the console, uncaught errors,
 * breaches of the security policy, and requests to a foreign host.
 */
export const test = base.extend<{ faults: Faults; visitor: Visitor }>({
  visitor: ['returning', { option: true }],
  storageState: async ({ visitor, baseURL }, use) => {
    const { origin } = new URL(baseURL ?? '');
    const localStorage = [{ name: 'cookieConsent', value: JSON.stringify(refusal()) }];
    const origins = visitor === 'returning' ? [{ origin, localStorage }] : [];
    await use({ cookies: [], origins });
  },
  faults: [
    async ({ context, baseURL }, use) => {
      const seen = await watchFaults(context, new URL(baseURL ?? '').host);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const surprising = seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      const missing = allowed.filter((pattern) => !seen.some((fault) => pattern.test(fault)));
      expect(surprising, 'faults that the test did not announce').toEqual([]);
      expect(missing, 'announced faults that did not happen').toEqual([]);
    },
    { auto: true },
  ],
});

/** What is stored after 'Nur notwendige' (row C1). */
function refusal() {
  return {
    necessary: true,
    analytics: false,
    marketing: false,
    timestamp: Date.now(),
    version: '1.0',
  };
}

/** Address of the tested site by a name below a domain, where cookies can be set for both. */
export function namedAddress(): string {
  const { port } = new URL(process.env['TESTED_SITE'] ?? 'http://127.0.0.1');
  return `http://www.site.test:${port}`;
}

async function watchFaults(context: BrowserContext, ownHost: string): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== ownHost) faults.push(`foreign: ${url.href}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`security policy: ${violatedDirective} does not allow ${blockedURI}`);
    });
  });
  return faults;
}

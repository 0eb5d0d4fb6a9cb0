import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { widget } from '#tests/support/consent.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { startChromium } from './chromium-driver.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { startTestNetwork, type TestNetwork } from './test-network.ts';
import { startWebKit } from './webkit-driver.ts';

/** Name of the site in the test's network; it has a parent domain, as cookies need one. */
export const HOST = 'www.site.test';
export const ADDRESS = `http://${HOST}`;
export const WIDGET_HOST = new URL(widget.script.url).host;

// Sets what a widget sets, and shows that it ran.
const WIDGET_SCRIPT = `
  for (const domain of ['', '; Domain=www.site.test', '; Domain=.site.test'])
    document.cookie = 'review-widget-id=1; Path=/' + domain;
  document.cookie = 'sidebar:state=1; Path=/';
  document.currentScript.after('Bewertungen von nebenan');
`;

export type StartBrowser = (options: DriverOptions) => Promise<Driver>;

export const ENGINES: readonly (readonly [string, StartBrowser])[] = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
];

export type Travel = (
  start: StartBrowser,
  journey: Journey,
  options?: Pick<DriverOptions, 'colorScheme'>,
) => Promise<void>;

export type Journey = (driver: Driver, network: TestNetwork) => Promise<void>;

/**
 * Runs the finished site for all tests of a file; call it at the top of the file.
 *
 * @returns a function that makes one journey in a browser of its own, on a network with the site
 *   and the provider of reviews.
 */
export function siteForSuite(): Travel {
  let site: ServerProcess;
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'engines-'));
    const env = {
      DIST_DIR: 'dist-example',
      DATA_DIR: dataFolder,
      ADMIN_PORT: '0',
      LOG_LEVEL: 'error',
    };
    site = await startServer(env);
  });
  afterAll(async () => {
    await site.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
  return async (start, journey, options) => {
    const network = await startTestNetwork(
      { address: site.site, host: HOST },
      { host: WIDGET_HOST, script: WIDGET_SCRIPT },
    );
    try {
      const driver = await start({ proxy: network.proxy, ...options });
      try {
        await journey(driver, network);
      } finally {
        await driver.close();
      }
    } finally {
      await network.close();
    }
  };
}

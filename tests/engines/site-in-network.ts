import { beforeAll, onTestFinished } from 'vitest';
import { widget } from '#tests/support/consent.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import type { Driver, DriverOptions, EngineBrowser, Launch } from './driver.ts';
import { startTestNetwork, type TestNetwork } from './test-network.ts';

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

export type Journey = (driver: Driver, network: TestNetwork) => Promise<void>;

/** A browser by its name, and how a test makes one journey in it. */
export interface Engine {
  readonly name: string;
  readonly travel: (
    journey: Journey,
    options?: Pick<DriverOptions, 'colorScheme'>,
  ) => Promise<void>;
}

/**
 * Runs the finished site and one browser for all tests of a file; call it at the top of the file.
 * Each journey has an empty profile, on a network with the site and the provider of reviews.
 */
export function engineForSuite(name: string, launch: Launch): Engine {
  const folder = folderForSuite();
  const handOver = atEndOfSuite();
  let site: ServerProcess;
  let browser: EngineBrowser;
  beforeAll(async () => {
    const env = {
      DIST_DIR: 'dist-example',
      DATA_DIR: folder(),
      ADMIN_PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '999999',
    };
    [site, browser] = await Promise.all([startServer(handOver, env), launch(handOver)]);
  });
  const travel: Engine['travel'] = async (journey, options) => {
    const network = await startTestNetwork(
      onTestFinished,
      { address: site.site, host: HOST },
      { host: WIDGET_HOST, script: WIDGET_SCRIPT },
    );
    const driver = await browser.visit(onTestFinished, { proxy: network.proxy, ...options });
    await journey(driver, network);
  };
  return { name, travel };
}

/** What of these paths is more than a drawing that the page fetches when it first shows it. */
export const beyondDrawings = (paths: readonly string[]): string[] =>
  paths.filter((path) => path !== '/favicon.svg' && !/^\/_astro\/[\w.-]+\.svg$/u.test(path));

import type { HandOver } from '#tests/support/hand-over.ts';

/** What a journey needs of a browser; everything else stays inside the file of its engine. */
export interface Driver {
  readonly open: (url: string) => Promise<void>;
  /** Clicks the middle of the one element that a CSS selector finds, as a visitor would. */
  readonly click: (selector: string) => Promise<void>;
  readonly doubleClick: (selector: string) => Promise<void>;
  /** Moves the pointer onto the one element that a CSS selector finds, and lets it rest there. */
  readonly hover: (selector: string) => Promise<void>;
  /** Types into the one field that a CSS selector finds, after what stands there. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses one key, named as in `KeyboardEvent.key`. */
  readonly press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Value of a JavaScript expression on the page; it must be JSON. */
  readonly read: (expression: string) => Promise<unknown>;
  /** Width and height of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Goes to a tab; 0 is the first, and the one after the last is opened. */
  readonly toTab: (tab: number) => Promise<void>;
}

/** Starts a browser. */
export type Launch = (handOver: HandOver) => Promise<EngineBrowser>;

/** A running browser, which gives every journey an empty profile. */
export interface EngineBrowser {
  readonly visit: (handOver: HandOver, options: DriverOptions) => Promise<Driver>;
}

export interface DriverOptions {
  /** Proxy that every request goes through, as `host:port`; its certificates are accepted. */
  readonly proxy: string;
  /** What the system prefers. */
  readonly colorScheme?: 'light' | 'dark';
}

const POLL_MS = 50;
const MOST_POLLS = 1200;

/**
 * Waits until an expression on the page is true.
 *
 * @throws Error that names the expression, when it stays false.
 */
export async function waitUntil(driver: Driver, expression: string): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    if (await readBetweenPages(driver, expression)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`This did not become true: ${expression}`);
}

// While one page goes and the next comes, there is nothing to read.
async function readBetweenPages(driver: Driver, expression: string): Promise<unknown> {
  try {
    return await driver.read(expression);
  } catch (error) {
    if (/context|navigat|destroyed|no such|realm|frame/i.test(String(error))) return false;
    throw error;
  }
}

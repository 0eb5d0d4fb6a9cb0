import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS, LIGHTHOUSE_PHONE } from '#tests/support/chromium.ts';

/** The phone of somebody in Germany. */
export const PHONE: BrowserContextOptions = {
  ...LIGHTHOUSE_PHONE,
  hasTouch: true,
  locale: 'de-DE',
};

export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
}

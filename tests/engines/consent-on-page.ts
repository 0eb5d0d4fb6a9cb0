import { decision } from '#tests/support/consent.ts';
import type { Driver } from './driver.ts';
import { ADDRESS } from './site-in-network.ts';

/** Where the parts of the consent are on a page, as CSS selectors for every engine. */
export const banner = 'section[aria-label="Cookies"]';
export const all = `${banner} [data-choose="all"]`;
export const necessary = `${banner} [data-choose="necessary"]`;
export const settings = `${banner} [data-choose="settings"]`;
export const reopen = '[data-choose="again"]';
export const analyticsSwitch = 'dialog input[role="switch"]:not(:disabled)';
export const save = 'dialog .button-action';

/** Expressions over the page that a journey reads or waits for. */
export const shown = (selector: string) =>
  `Boolean(document.querySelector('${selector}')?.checkVisibility())`;
export const dialogIsOpen = `document.querySelector('dialog[open]') !== null`;
export const reviewsAreShown = `document.querySelector('#testimonials').textContent.includes('von nebenan')`;
export const storedDecision = `JSON.parse(localStorage.getItem('cookieConsent'))`;

/** Makes the browser one that has refused before, so that the banner stands before nothing. */
export async function comeBack(driver: Driver): Promise<void> {
  await driver.open(`${ADDRESS}/datenschutz`);
  await driver.read(`localStorage.setItem('cookieConsent', ${JSON.stringify(decision())}), true`);
}

/** A decision against everything optional, as it is stored, taken `age` milliseconds from now. */
export function recordFrom(age: number, version = '1.0'): string {
  return decision({ timestamp: Date.now() + age, version });
}

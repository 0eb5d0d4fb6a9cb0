import { expect, test } from 'vitest';
import {
  all,
  analyticsSwitch,
  banner,
  dialogIsOpen,
  recordFrom,
  reopen,
  save,
  settings,
  shown,
  storedDecision,
} from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const switches = `[...document.querySelectorAll('dialog [role="switch"]')]`;

const box = (selector: string) => `document.querySelector('${selector}').getBoundingClientRect()`;

export function consentSettingsJourneys({ name, travel }: Engine): void {
  test(`C4 in ${name}: the switches are a draft, and the necessary one stays on`, () =>
    travel(async (driver) => {
      await driver.open(`${ADDRESS}/agb`);
      await driver.click(settings);
      await waitUntil(driver, dialogIsOpen);
      const states = `${switches}.map(({ checked, disabled }) => [checked, disabled])`;
      const untouched = [
        [true, true],
        [false, false],
        [false, false],
      ];
      expect(await driver.read(states)).toEqual(untouched);

      await driver.click(analyticsSwitch);
      await waitUntil(driver, `${switches}[1].checked`);
      expect(await driver.read(storedDecision)).toBeNull();
      await driver.press('Escape');
      await waitUntil(driver, `!(${dialogIsOpen})`);
      expect(await driver.read(storedDecision)).toBeNull();

      await driver.click(settings);
      await waitUntil(driver, dialogIsOpen);
      expect(await driver.read(states)).toEqual(untouched);
      await driver.click(analyticsSwitch);
      await driver.click(save);
      await waitUntil(driver, `!(${dialogIsOpen}) && !${shown(banner)}`);
      expect(await driver.read(storedDecision)).toMatchObject({
        analytics: true,
        marketing: false,
      });
    }));

  test(`C3 in ${name}: a double click decides once and opens once`, () =>
    travel(async (driver, network) => {
      await driver.open(`${ADDRESS}/`);
      await driver.doubleClick(settings);
      await waitUntil(driver, dialogIsOpen);
      expect(await driver.read(`document.querySelectorAll('dialog').length`)).toBe(1);
      await driver.press('Escape');
      await waitUntil(driver, `!(${dialogIsOpen})`);
      await driver.doubleClick(all);
      await waitUntil(driver, `document.body.textContent.includes('von nebenan')`);
      expect(network.widgetRequests).toHaveLength(1);
      expect(await driver.read(shown(banner))).toBe(false);
    }));

  test(`C8, L7, L8 in ${name}: where banner, settings and button are, and what the button is called`, () =>
    travel(async (driver) => {
      await driver.open(`${ADDRESS}/agb`);
      await waitUntil(driver, shown(banner));
      await driver.read(`scrollTo({ top: 1500, behavior: 'instant' }), true`);
      await waitUntil(driver, `scrollY > 0 && ${box(banner)}.bottom <= innerHeight`);
      expect(await driver.read(`innerHeight - ${box(banner)}.bottom <= 16`)).toBe(true);
      expect(await driver.read(`${box(banner)}.width <= 72 * 16`)).toBe(true);

      const decided = JSON.stringify(recordFrom(0));
      await driver.read(`localStorage.setItem('cookieConsent', ${decided}), true`);
      await driver.open(`${ADDRESS}/agb`);
      await waitUntil(driver, shown(reopen));
      const corner = `${box(reopen)}.left < 40 && innerHeight - ${box(reopen)}.bottom < 40`;
      expect(await driver.read(corner)).toBe(true);
      expect(await driver.read(`document.querySelector('${reopen}').ariaLabel`)).toBe(
        'Cookie-Einstellungen öffnen',
      );
      const tooltip = `getComputedStyle(document.querySelector('${reopen} + [role="tooltip"]'))`;
      const isVisible = `${tooltip}.visibility === 'visible' && ${tooltip}.opacity === '1'`;
      expect(await driver.read(isVisible)).toBe(false);
      await driver.hover(reopen);
      await waitUntil(driver, isVisible);

      await driver.click(reopen);
      await waitUntil(driver, dialogIsOpen);
      expect(await driver.read(`${box('dialog')}.width <= 42 * 16`)).toBe(true);
      expect(await driver.read(`${box('dialog')}.height <= innerHeight * 0.9 + 1`)).toBe(true);
    }));
}

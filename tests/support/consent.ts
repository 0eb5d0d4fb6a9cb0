import type { BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { EXAMPLE_BUILD } from '../../scripts/build-site.ts';

interface WidgetService {
  name: string;
  provider: string;
  purpose: string;
  storage: { name: string; duration: string }[];
  script: { url: string };
}

const SERVICE = new URL('../example-content/consent/services/review-widget.yaml', import.meta.url);

/** The service that shows reviews, as the operator has written it, and the address that its setting gives it. */
export const widget: WidgetService = {
  ...(parse(readFileSync(SERVICE, 'utf8')) as Omit<WidgetService, 'script'>),
  script: { url: EXAMPLE_BUILD.env.REVIEWS_WIDGET_URL },
};

/** Faults that a test with a loaded widget has to announce: it is a request to another host. */
export const widgetRequest = new RegExp(`^foreign: ${RegExp.escape(widget.script.url)}$`);

/** What a visitor meets of the consent, by name and role. */
export function consentOn(page: Page) {
  const banner = page.getByRole('region', { name: 'Cookies' });
  const dialog = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
  return {
    banner,
    all: banner.getByRole('button', { name: 'Alle akzeptieren' }),
    necessary: banner.getByRole('button', { name: 'Nur notwendige' }),
    settings: banner.getByRole('button', { name: 'Einstellungen' }),
    reopen: page.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }),
    dialog,
    save: dialog.getByRole('button', { name: 'Auswahl speichern' }),
    necessarySwitch: dialog.getByRole('switch', { name: 'Notwendig' }),
    analyticsSwitch: dialog.getByRole('switch', { name: 'Analyse' }),
    marketingSwitch: dialog.getByRole('switch', { name: 'Marketing' }),
  };
}

export interface StoredDecision {
  necessary: boolean;
  analytics: boolean;
  marketing: boolean;
  timestamp: number;
  version: string;
}

/** What lies in local storage under `cookieConsent`, or null. */
export function storedDecision(page: Page): Promise<StoredDecision | null> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as StoredDecision | null,
  );
}

/** Makes every new page begin with this text under `cookieConsent`, unless something is there already. */
export async function beginWith(target: BrowserContext | Page, stored: string): Promise<void> {
  await target.addInitScript((text) => {
    // A new tab begins empty, where there is no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', text);
  }, stored);
}

/** A decision as it is stored, taken now unless `changes` says otherwise. */
export function decision(changes: Partial<StoredDecision> = {}): string {
  const usual = { necessary: true, analytics: false, marketing: false, version: '1.0' };
  return JSON.stringify({ ...usual, timestamp: Date.now(), ...changes });
}

/** Stands in for the provider of the reviews; gives the requests that reached it so far. */
export async function serveWidget(context: BrowserContext, body = WIDGET): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${new URL(widget.script.url).origin}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return requests;
}

/** Every host that pages ask for from now on. */
export function watchHosts(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

/** Opens a page, scrolls to its end and waits until nothing is loaded any more. */
export async function readThrough(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return answer;
}

const WIDGET = `
  const reviews = document.createElement('p');
  reviews.textContent = 'Bewertungen von nebenan';
  document.currentScript.after(reviews);
`;

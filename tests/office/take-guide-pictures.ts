/**
 * Takes the pictures of the office in `docs/office/`, with which `content/README.md` begins: starts the site
 * and the office on the example content and uses them as a person does. Run it on the pinned Node after a
 * visible change; the results are committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { codeOf } from '#tests/office/authenticator.ts';

const PICTURES = 'docs/office';
const LARGEST_BYTES = 60_000;
const WIDTH = 1440;
const PASSWORD = 'Mond Kissen Laterne';

// A copy, because publishing changes it; inside the project, because astro.config.ts requires that.
const CONTENT = 'dist-office-pictures/content';

const dataDir = mkdtempSync(join(tmpdir(), 'office-pictures-'));
// Started by root, the database runs as another user, who needs access to this folder.
chmodSync(dataDir, 0o711);
rmSync(CONTENT, { recursive: true, force: true });
cpSync('tests/example-content', CONTENT, { recursive: true });
mkdirSync(PICTURES, { recursive: true });

const stops: (() => Promise<unknown>)[] = [];
try {
  const [, site = ''] = await start('server/main.ts', /Site: +(\S+)[^]*Data:/u);
  const [, link = ''] = await start('office/main.ts', /, once: (\S+)\n/u);
  await declare(site);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_FLAGS, '--lang=de-DE'],
    env: { LANGUAGE: 'de_DE' },
  });
  stops.push(() => browser.close());
  const page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  await tour(page, new URL(link));
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true });
  rmSync(join(CONTENT, '..'), { recursive: true });
}

/** Starts a program on the data for the pictures and waits until it prints a text. */
async function start(program: string, pattern: RegExp): Promise<RegExpExecArray> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...{ PATH: process.env['PATH'], DATA_DIR: dataDir, DIST_DIR: 'dist-example' },
      ...{ CONTENT_DIR: CONTENT, PORT: '0', ADMIN_PORT: '0', OFFICE_PORT: '0', LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stops.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const found = pattern.exec(said);
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`${program} has not started:\n${said}`)));
  });
}

/** Sends a few cancellations, so that there is something to see. */
async function declare(site: string): Promise<void> {
  const people = [
    { name: 'Anna Muster', email: 'anna@schlaf.example', reason: 'Ich schlafe wieder gut.' },
    { name: 'Lena Beispiel', email: 'lena@schlaf.example', reason: 'Ich ziehe um.' },
    { name: 'Karl Exempel', email: 'karl@schlaf.example', reason: 'Mir fehlt die Zeit.' },
  ];
  for (const person of people) {
    const answer = await fetch(`${site}/functions/v1/send-cancellation-slack`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (!answer.ok) throw new Error(`A cancellation was answered with ${String(answer.status)}.`);
  }
}

async function tour(page: Page, link: URL): Promise<void> {
  const go = (path: string) => page.goto(new URL(path, link).href);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await page.goto(link.href);
  await page.getByLabel('Name').fill('Anna Muster');
  await page.getByLabel('E-Mail-Adresse').fill('leitung@schlaf.example');
  await page.getByLabel('Passwort').fill(PASSWORD);
  await press('Konto anlegen');
  await page.getByLabel('Passwort').fill(PASSWORD);
  await press('App verbinden');
  const secret = await page.locator('code').first().innerText();
  await page.getByLabel('Code aus der App').fill(codeOf(secret));
  await press('Einrichten abschließen');
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  await take(page, 'erklaerungen', 640);

  await go('/inhalte');
  await page.getByRole('link', { name: 'Preis', exact: true }).waitFor();
  await take(page, 'inhalte', 760);
  await page.getByRole('link', { name: 'Preis', exact: true }).click();
  await page.getByLabel('Preis im Monat').fill('74');
  await page.frameLocator('iframe').getByText('74').first().waitFor({ timeout: 120_000 });
  await take(page, 'formular', 900);

  await go('/veroeffentlichen');
  await page.getByText('74').first().waitFor();
  await take(page, 'veroeffentlichen', 650);
  await press('Abmelden');
  await page.getByLabel('E-Mail-Adresse').waitFor();
  await take(page, 'anmelden', 400);
}

/** Takes a picture of a window of this height, and saves it as a small file. */
async function take(page: Page, name: string, height: number): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height });
  await page.mouse.move(0, 0);
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const picture = await sharp(shot).webp({ quality: 72, effort: 6 }).toBuffer();
  if (picture.length > LARGEST_BYTES) {
    throw new Error(`${name} has ${String(picture.length)} bytes; show less or lower its quality.`);
  }
  await writeFile(join(PICTURES, `${name}.webp`), picture);
  console.log(`${PICTURES}/${name}.webp: ${String(picture.length)} bytes`);
}

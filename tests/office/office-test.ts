import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
import { siteFiles, siteFolders } from '../../office/site-sources.ts';
import { codeOf } from './authenticator.ts';

export { expect } from '@playwright/test';

const PASSWORD = 'Mond Kissen Laterne';
const EMAIL = 'leitung@schlaf.example';

export interface RunningOffice {
  /** By name, because browsers know passkeys for names only. */
  readonly address: string;
  /** Path of the link for the first owner. */
  readonly firstLink: string;
  readonly dataDir: string;
}

/** A copy of the project with the example content, as an operator has it; publishing writes into it. */
function copyProject(folder: string): string {
  for (const name of [...siteFolders, ...siteFiles, 'package-lock.json', 'office', 'db']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  cpSync('tests/example-content', join(folder, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** An office with a database of its own; each file says its name by `test.use({ officeFor })`. */
export const test = base.extend<object, { office: RunningOffice; officeFor: string }>({
  // A worker goes on with the next file otherwise, and the office would have its first owner already.
  officeFor: ['', { option: true, scope: 'worker' }],
  office: [
    async ({ officeFor }, use) => {
      const folder = mkdtempSync(join(tmpdir(), `office-${officeFor}-`));
      // As root the database runs as another user, who has to pass through.
      chmodSync(folder, 0o711);
      const project = copyProject(join(folder, 'project'));
      const dataDir = join(folder, 'data');
      const child = spawn(process.execPath, ['office/main.ts'], {
        cwd: project,
        env: {
          ...{ PATH: process.env['PATH'], NODE_COMPILE_CACHE, DATA_DIR: dataDir },
          ...{ DIST_DIR: resolve('dist-example'), OFFICE_PORT: '0' },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      const ended = once(child, 'exit');
      const started = new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (part: Buffer) => {
            said += part.toString();
            if (/, once: \S+\n/u.test(said)) resolve();
          });
        }
      });
      await Promise.race([started, ended]);
      const [, link] = /, once: (\S+)\n/u.exec(said) ?? [];
      if (link === undefined) throw new Error(`The office has not started:\n${said}`);
      const { port, pathname } = new URL(link);
      await use({ address: `http://localhost:${port}`, firstLink: pathname, dataDir });
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ office }, use) => use(office.address),
});

/** Makes the first account and sets up the second step, as a person does; gives the key of the app. */
export async function openAccount(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.getByLabel('Name').fill('Anna Muster');
  await page.getByLabel('E-Mail-Adresse').fill(EMAIL);
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'App verbinden' }).click();
  const secret = await page.locator('code').first().innerText();
  await page.getByLabel('Code aus der App').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Einrichten abschließen' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  return secret;
}

/** Signs in with password and code, by keyboard alone. */
export async function signIn(page: Page, secret: string): Promise<void> {
  await page.goto('/anmelden');
  await page.getByLabel('E-Mail-Adresse').focus();
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code aus der App').focus();
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
}

import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { endProcess } from '#tests/support/hand-over.ts';
import { lockCheckout } from '../../../scripts/one-at-a-time.mjs';

// Vite watches neither test-results nor anything outside of the project.
const FOLDER = 'dist-overlay/content';
const HERO = join(FOLDER, 'landing/hero.yaml');

test('a mistake in the content lies over the page while it is developed, and goes when it is mended', async ({
  page,
}) => {
  await using stack = new AsyncDisposableStack();
  // Astro keeps what it has read in one folder of the checkout, which a build would overwrite.
  stack.defer(await lockCheckout());
  stack.defer(() => rmSync('dist-overlay', { recursive: true }));
  mkdirSync(FOLDER, { recursive: true });
  cpSync('tests/example-content', FOLDER, { recursive: true });
  const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', '0'];
  const dev = spawn(process.execPath, args, {
    env: {
      ...process.env,
      CONTENT_DIR: FOLDER,
      DATA_DIR: 'dist-overlay/data',
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  });
  stack.defer(() => endProcess(dev, 'SIGTERM'));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    dev.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const [, found] = /(http:\/\/127\.0\.0\.1:\d+)/u.exec(said) ?? [];
      if (found) resolve(found);
    });
    dev.once('exit', () => reject(new Error(said)));
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = readFileSync(HERO, 'utf8');
  const long = 'Regeneration trifft Psychologie und viele andere gute Dinge';
  writeFileSync(HERO, before.replace(/^headline: .*/mu, `headline: ${long}`));
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(
    'Der Text hat 59 Zeichen, erlaubt sind höchstens 48. Kürze ihn.',
  );
  await page.reload();
  await expect(overlay).toContainText('erlaubt sind höchstens 48');
  writeFileSync(HERO, before);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

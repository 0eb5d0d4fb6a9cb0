import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './copied-content.ts';

const copied = [
  'astro.config.ts',
  'content',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
];

/** The project as somebody has it who wrote a headline that is too long. */
function projectWithLongHeadline() {
  const root = mkdtempSync(join(tmpdir(), 'stopped-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of copied) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const hero = join(root, 'content/landing/hero.yaml');
  const long = 'headline: Regeneration trifft Psychologie und viele andere gute Dinge';
  writeFileSync(hero, readFileSync(hero, 'utf8').replace(/^headline: .*/mu, long));
  return root;
}

test('a build with a broken field stops with the German sentence and without a stack', () => {
  const root = projectWithLongHeadline();
  const build = spawnSync(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const output = build.stdout + build.stderr;
  expect(output).toContain(
    'Die Website wurde nicht gebaut: Ein Fehler steht in den Inhalten. Was zu tun ist:\n' +
      '  content/landing/hero.yaml, Zeile 2, Feld „headline“: Der Text hat 59 Zeichen, erlaubt sind höchstens 48. Kürze ihn. (Hauptüberschrift der Startseite)\n',
  );
  expect(output).not.toMatch(/^\s+at /mu);
  expect(output).not.toMatch(/stack trace/iu);
  expect(build.status).toBe(1);
  expect(existsSync(join(root, 'dist'))).toBe(false);
}, 60_000);

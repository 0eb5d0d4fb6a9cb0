import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject } from '#tests/content/copied-project.ts';

/** The project as somebody has it who broke one line of the content. */
function projectWith(file: string, before: RegExp, after: string) {
  const root = copiedProject();
  const path = join(root, 'content', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
  return root;
}

const build = (root: string) =>
  spawnSync(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });

test.each([
  {
    mistake: 'a headline that is too long',
    file: 'landing/hero.yaml',
    before: /^headline: .*/mu,
    after: 'headline: Regeneration trifft Psychologie und viele andere gute Dinge',
    says: 'content/landing/hero.yaml, Zeile 2, Feld „headline“: Der Text hat 59 Zeichen, erlaubt sind höchstens 48. Kürze ihn. (Hauptüberschrift der Startseite)',
  },
  {
    mistake: 'an open quote in the file with the address of the website',
    file: 'site/brand.yaml',
    before: /^name: .*/mu,
    after: 'name: "Schlafcoaching',
    says: 'content/site/brand.yaml, Zeile 2: Das Anführungszeichen am Anfang des Textes wird nicht geschlossen. Lösche es oder setze es auch ans Ende.',
  },
])(
  'a build with $mistake stops with the German sentence and without a stack',
  ({ file, before, after, says }) => {
    const root = projectWith(file, before, after);
    const { stdout, stderr, status } = build(root);
    const output = stdout + stderr;
    expect(output).toContain(
      `Die Website wurde nicht gebaut: Ein Fehler steht in den Inhalten. Was zu tun ist:\n  ${says}\n`,
    );
    expect(output).not.toMatch(/^\s+at /mu);
    expect(output).not.toMatch(/stack trace/iu);
    expect(status).toBe(1);
    expect(existsSync(join(root, 'dist'))).toBe(false);
  },
  60_000,
);

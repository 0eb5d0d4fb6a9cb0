import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { killGroup } from '#tests/support/hand-over.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

const LONGEST_SECONDS = 30;

interface Outcome {
  readonly steps: readonly string[];
  readonly result: { readonly status: string; readonly seconds: number } | undefined;
}

/** Publishes in a process of its own; with a step, everything is killed as soon as it is reached. */
async function publishOnce(folder: string, question: string, killAt?: string): Promise<Outcome> {
  const child = spawn(process.execPath, ['tests/office/publish-once.ts', folder, question], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => killGroup(child));
  const steps: string[] = [];
  let result: Outcome['result'];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('{')) result = JSON.parse(line) as NonNullable<Outcome['result']>;
    else steps.push(line.replace('step ', ''));
    if (killAt !== undefined && steps.at(-1) === killAt) killGroup(child);
  }
  return { steps, result };
}

test('with the real build a changed word is published in time, whatever was killed before, and an article waits for its day', async () => {
  const folder = await folderForTest();
  mkdirSync(join(folder, 'data/office'), { recursive: true });
  cpSync('tests/example-content', join(folder, 'content'), { recursive: true });
  const waiting = join(folder, 'content/blog/guter-schlaf-fuer-schulkinder.md');
  const article = readFileSync(waiting, 'utf8');
  const current = join(folder, 'data/site/current');
  const says = (words: string): boolean =>
    existsSync(current) && readFileSync(join(current, 'client/index.html'), 'utf8').includes(words);

  expect((await publishOnce(folder, 'Frage eins?')).result?.status).toBe('published');
  expect(says('Frage eins?')).toBe(true);

  expect(existsSync(join(current, 'client/blog/guter-schlaf-fuer-schulkinder.html'))).toBe(true);

  for (const step of ['checking', 'pages', 'pictures', 'finishing']) {
    const { result } = await publishOnce(folder, `Frage ${step}?`, step);
    expect(result, step).toBeUndefined();
    expect(says('Frage eins?'), step).toBe(true);
    expect(readdirSync(join(folder, 'data/site')), step).toContain('builds');
  }

  writeFileSync(waiting, article.replace(/^date: .*$/mu, 'date: 2099-01-01'));
  const { result, steps } = await publishOnce(folder, 'Frage zwei?');
  expect(result?.status).toBe('published');
  expect(says('Frage zwei?')).toBe(true);
  expect(steps).toContain('pages');
  expect(existsSync(join(current, 'client/blog/guter-schlaf-fuer-schulkinder.html'))).toBe(false);
  expect(says('guter-schlaf-fuer-schulkinder')).toBe(false);
  expect(result?.seconds).toBeLessThan(LONGEST_SECONDS);
  expect(readdirSync(join(folder, 'data/site/builds'))).toHaveLength(2);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANNA, KARL, officeContent, PRICE, QUESTION, quickBuild } from './office-content.ts';
import { edit, publish, servedTitle } from './publish-draft.ts';

test('a published draft is served, stands in the files and in the history', async () => {
  const office = await officeContent();
  const publisher = await office.publisher();
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  expect(await publish(office, publisher, ANNA)).toMatchObject({ status: 'published' });
  expect(servedTitle(office)).toMatch(/^Wie viel kostet/u);
  expect(office.read(QUESTION)).toContain('Wie viel kostet');
  expect(await publisher.history()).toMatchObject([{ by: 'Anna Muster', message: 'Neue Worte' }]);
  expect(await publish(office, publisher, ANNA)).toEqual({ status: 'unchanged' });
});

test('two editors of different fields publish both, of the same words the second is told', async () => {
  const office = await officeContent();
  const publisher = await office.publisher();
  const [anna, karl] = [await office.draftOf(ANNA), await office.draftOf(KARL)];
  await edit(anna, 'Was kostet', 'Wie viel kostet');
  await edit(karl, /$/, '# Notiz\n', PRICE);
  expect(await publish(office, publisher, ANNA)).toMatchObject({ status: 'published' });
  expect(await publish(office, publisher, KARL)).toMatchObject({ status: 'published' });
  expect(office.read(QUESTION)).toContain('Wie viel kostet');
  expect(office.read(PRICE)).toContain('# Notiz');

  await edit(await office.draftOf(ANNA), 'Wie viel kostet', 'Was bezahle ich für');
  await edit(await office.draftOf(KARL), 'Wie viel kostet', 'Was zahlt man für');
  expect(await publish(office, publisher, ANNA)).toMatchObject({ status: 'published' });
  const second = await publish(office, publisher, KARL);
  expect(second).toEqual({ status: 'conflict', files: [QUESTION] });
  expect(servedTitle(office)).toMatch(/^Was bezahle ich/u);
  const kept = await office.draftOf(KARL);
  expect(readFileSync(join(kept.contentFolder, QUESTION), 'utf8')).toContain('Was zahlt man');
});

test('what the check finds stops the publication, with file and field', async () => {
  const office = await officeContent();
  const publisher = await office.publisher();
  await edit(await office.draftOf(ANNA), 'order: 2', 'order: zwei');
  const result = await publish(office, publisher, ANNA);
  expect(result).toMatchObject({
    status: 'problems',
    problems: [{ file: 'content/faq/kosten.yaml', path: ['order'] }],
  });
  expect(existsSync(join(office.dataDir, 'site/current'))).toBe(false);
  expect(office.read(QUESTION)).toContain('order: 2');
});

test('a failed build changes nothing, and the next one works', async () => {
  const office = await officeContent();
  const failing = await office.publisher(() =>
    Promise.resolve({ status: 'failed', output: 'No.' }),
  );
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  expect(await publish(office, failing, ANNA)).toEqual({ status: 'failed', output: 'No.' });
  expect(office.read(QUESTION)).toContain('Was kostet');
  expect(await failing.history()).toEqual([]);
  const working = await office.publisher();
  expect(await publish(office, working, ANNA)).toMatchObject({ status: 'published' });
});

test('a click takes a publication back at once, and another click brings it again', async () => {
  const office = await officeContent();
  let builds = 0;
  const publisher = await office.publisher((options) => {
    builds += 1;
    return quickBuild(options);
  });
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  await publish(office, publisher, ANNA);
  await edit(await office.draftOf(ANNA), 'Wie viel kostet', 'Was zahle ich für');
  await publish(office, publisher, ANNA);
  const [newest, first] = await publisher.history();
  expect(await publisher.goBack(first?.commit ?? '', ANNA)).toMatchObject({ status: 'published' });
  expect(servedTitle(office)).toMatch(/^Wie viel kostet/u);
  expect(office.read(QUESTION)).toContain('Wie viel kostet');
  await publisher.goBack(newest?.commit ?? '', ANNA);
  expect(servedTitle(office)).toMatch(/^Was zahle ich für/u);
  expect(builds).toBe(2);
  expect(await publisher.history()).toHaveLength(4);
});

test('only one publication runs at a time', async () => {
  const office = await officeContent();
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const publisher = await office.publisher(async (options) => {
    await held;
    return quickBuild(options);
  });
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  const first = publish(office, publisher, ANNA);
  await expect.poll(() => publisher.current()?.step).toBe('building');
  expect(await publish(office, publisher, KARL)).toEqual({ status: 'busy' });
  letGo();
  expect(await first).toMatchObject({ status: 'published' });
  expect(publisher.current()).toBeUndefined();
});

test('many publications keep a fixed number of builds, and their pictures once', async () => {
  const office = await officeContent();
  const publisher = await office.publisher();
  await edit(await office.draftOf(ANNA), /^question: .*$/mu, 'question: Frage 0?');
  for (let number = 1; number <= 13; number += 1) {
    await edit(
      await office.draftOf(ANNA),
      /^question: .*$/mu,
      `question: Frage ${String(number)}?`,
    );
    expect(await publish(office, publisher, ANNA)).toMatchObject({ status: 'published' });
  }
  const folder = join(office.dataDir, 'site/builds');
  expect(readdirSync(folder)).toHaveLength(10);
  const inodes = readdirSync(folder).map((build) =>
    execFileSync('stat', ['-c', '%i', join(folder, build, 'client/_astro/schaf.C0ffee.webp')]),
  );
  expect(new Set(inodes.map(String)).size).toBe(1);
});

test('content that belongs to a project with a remote is pushed, and a failure is said', async () => {
  const office = await officeContent();
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: office.folder, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--bare', 'remote.git');
  git('init', '--quiet', '--initial-branch=main', '.');
  git('remote', 'add', 'origin', join(office.folder, 'remote.git'));
  git('add', 'content');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Begin');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const publisher = await office.publisher();
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  expect(await publish(office, publisher, ANNA)).toMatchObject({ pushFailure: undefined });
  expect(git('-C', 'remote.git', 'log', '-1', '--format=%an: %s', 'main')).toBe(
    'Anna Muster: Neue Worte\n',
  );
  expect(git('-C', 'remote.git', 'show', `main:content/${QUESTION}`)).toContain('Wie viel kostet');

  const lock = join(office.folder, '.git/index.lock');
  writeFileSync(lock, '');
  utimesSync(lock, 0, 0);
  await edit(await office.draftOf(ANNA), 'Wie viel kostet', 'Was kostet');
  expect(await publish(office, publisher, ANNA)).toMatchObject({ pushFailure: undefined });
  expect(git('-C', 'remote.git', 'show', `main:content/${QUESTION}`)).toContain('Was kostet');

  rmSync(join(office.folder, 'remote.git'), { recursive: true });
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Was zahle ich für');
  const result = await publish(office, publisher, ANNA);
  expect(result).toMatchObject({ status: 'published' });
  expect(result).toHaveProperty('pushFailure', expect.stringContaining('remote.git'));
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { killGroup } from '#tests/support/hand-over.ts';
import { draftFiles } from '../../office/publishing/drafts.ts';
import { ANNA, KARL, officeContent, PRICE, QUESTION, reopen } from './office-content.ts';
import { edit, publish, servedTitle } from './publish-draft.ts';

const KILLS = 12;
// A publication without a real build takes about 200 ms, so each kill hits another step of it.
const STEP_MS = 67;

test(
  'an office that is killed again and again, whatever it is doing, goes on with a whole site and all words',
  { timeout: 600_000 },
  async () => {
    const { folder } = await officeContent();
    const git = (...args: string[]): string =>
      execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    git('init', '--quiet', '--bare', 'remote.git');
    git('init', '--quiet', '--initial-branch=main', '.');
    git('remote', 'add', 'origin', join(folder, 'remote.git'));
    git('add', 'content');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'Begin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');

    for (let round = 1; round <= KILLS; round += 1) {
      await killAfter(folder, round);
      const office = await reopen(folder);
      const publisher = await office.publisher();
      const title = /^question: (.*)$/mu.exec(office.read(QUESTION))?.[1];
      const [newest] = await publisher.history();
      if (newest) expect([servedTitle(office), newest.message]).toEqual([title, title]);
      const log = await office.history.run(['log', '--format=%s', 'published']);
      expect(log.match(/Direkt in den Dateien/gu) ?? [], String(round)).toEqual([]);
      for (const editor of [ANNA, KARL]) {
        const changed = await draftFiles(office.history, await office.draftOf(editor));
        expect([[], [QUESTION]]).toContainEqual(changed);
      }
    }
    const office = await reopen(folder);
    await edit(await office.draftOf(ANNA), /^question: .*$/mu, 'question: Zum Schluss?');
    const last = await publish(office, await office.publisher(), ANNA);
    expect(['published', 'conflict']).toContain(last.status);
  },
);

/** Lets the office work for another while each time, and kills it with all that it has begun. */
async function killAfter(folder: string, round: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['tests/office/publish-on-and-on.ts', folder, String(round)],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  // The whole group, with the Git that it has started; it may be gone before.
  onTestFinished(() => killGroup(child));
  await Promise.race([once(child.stdout, 'data'), ended]);
  await delay(round * STEP_MS);
  killGroup(child);
  await ended;
}

test('a switch that was killed half-way is not taken for a change made by hand', async () => {
  const office = await officeContent();
  const publisher = await office.publisher();
  const before = { price: office.read(PRICE), question: office.read(QUESTION) };
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  await edit(await office.draftOf(ANNA), /$/, '# Notiz\n', PRICE);
  const own = await office.history.run(['rev-parse', 'draft/anna']);
  writeFileSync(join(office.history.gitDir, 'switching-to'), own);
  writeFileSync(join(office.contentFolder, QUESTION), 'question: Wie viel');
  execFileSync('rm', [join(office.contentFolder, PRICE)]);

  const again = await reopen(office.folder);
  expect({ price: again.read(PRICE), question: again.read(QUESTION) }).toEqual(before);
  expect(await publish(again, await again.publisher(), ANNA)).toMatchObject({
    status: 'published',
  });
  expect(again.read(PRICE)).toContain('# Notiz');
  expect(await publisher.history()).toHaveLength(1);
});

test('a draft that was being written when the office was killed loses no file', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  await edit(draft, 'Was kostet', 'Wie viel kostet');
  const own = await office.history.run(['rev-parse', 'draft/anna']);
  writeFileSync(join(draft.root, 'laying-out'), own);
  execFileSync('rm', ['-r', join(draft.contentFolder, 'faq'), join(draft.contentFolder, 'team')]);

  const again = await reopen(office.folder);
  const kept = await again.draftOf(ANNA);
  expect(await draftFiles(again.history, kept)).toEqual([QUESTION]);
  expect(readdirSync(join(kept.contentFolder, 'team'))).not.toEqual([]);
});

test('a draft whose folder was being created when the office was killed is created again', async () => {
  const office = await officeContent();
  const draft = await office.draftOf(ANNA);
  await edit(draft, 'Was kostet', 'Wie viel kostet');
  writeFileSync(join(draft.root, 'laying-out'), '');
  execFileSync('rm', ['-r', join(draft.root, 'index'), join(draft.contentFolder, 'faq')]);

  const again = await reopen(office.folder);
  const kept = await again.draftOf(ANNA);
  expect(await draftFiles(again.history, kept)).toEqual([QUESTION]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANNA, KARL, officeContent, QUESTION, quickBuild, reopen } from './office-content.ts';
import { edit, publish, servedTitle } from './publish-draft.ts';

test.each([
  ['before the publication was decided', false],
  ['after it was decided and before it was served', true],
])('a process that was killed %s leaves a whole site', async (_when, isDecided) => {
  const office = await officeContent();
  const publisher = await office.publisher();
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  await publish(office, publisher, ANNA);
  await edit(await office.draftOf(ANNA), 'Wie viel kostet', 'Was zahle ich für');
  await publish(office, publisher, ANNA);
  const store = join(office.dataDir, 'site');
  const [newest, first] = await publisher.history();
  // The link as it was, and what the killed process had begun besides.
  rmSync(join(store, 'current'));
  execFileSync('ln', ['-s', `builds/${first?.build ?? ''}`, join(store, 'current')]);
  mkdirSync(join(store, 'builds/unfinished-x'), { recursive: true });
  writeFileSync(join(store, 'current.next'), '');
  writeFileSync(join(office.history.gitDir, 'index.lock'), '');
  if (!isDecided) {
    rmSync(join(office.history.gitDir, 'index.lock'));
    await office.history.run(['reset', '--hard', '--quiet', first?.commit ?? '']);
  }

  const again = await reopen(office.folder);
  const next = await again.publisher();
  expect(servedTitle(again)).toMatch(isDecided ? /^Was zahle ich/u : /^Wie viel kostet/u);
  expect(readdirSync(join(store, 'builds'))).not.toContain('unfinished-x');
  if (!isDecided) expect(readdirSync(join(store, 'builds'))).not.toContain(newest?.build);
  await edit(await again.draftOf(KARL), /^question: .*$/mu, 'question: Und jetzt?');
  expect(await publish(again, next, KARL)).toMatchObject({ status: 'published' });
  expect(servedTitle(again)).toBe('Und jetzt?');
});

test('words that were changed by hand meanwhile are not overwritten', async () => {
  const office = await officeContent();
  const publisher = await office.publisher((options) => {
    writeFileSync(join(office.contentFolder, QUESTION), 'question: Von Hand\n');
    return quickBuild(options);
  });
  await edit(await office.draftOf(ANNA), 'Was kostet', 'Wie viel kostet');
  expect(await publish(office, publisher, ANNA)).toMatchObject({ status: 'touched' });
  expect(office.read(QUESTION)).toBe('question: Von Hand\n');
  expect(existsSync(join(office.dataDir, 'site/current'))).toBe(false);
});

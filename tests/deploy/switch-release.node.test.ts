import { spawnSync } from 'node:child_process';
import {
  chmod,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';

const SCRIPT = fileURLToPath(new URL('../../deploy/systemd/switch-release.sh', import.meta.url));

// As systemd answers: the units there are, and a restart that fails for a release that is broken.
const SYSTEMCTL = `#!/bin/sh
if [ "$1" = list-units ]; then
  for unit in '' -second -backup -office; do echo "schlafcoaching-website$unit.service loaded active running"; done
  exit 0
fi
[ "$1" != is-enabled ] || exit "$([ -e "$RELEASES/../office" ]; echo $?)"
echo "$2 $(basename "$(readlink "$RELEASES/current")")" >> "$RELEASES/../restarts"
[ ! -e "$RELEASES/current/broken" ] || [ "$2" != schlafcoaching-website-second ]
`;

async function newPlace() {
  const folder = await folderForTest();
  const [releases, bin] = [join(folder, 'releases'), join(folder, 'bin')];
  await mkdir(bin);
  await writeFile(join(bin, 'systemctl'), SYSTEMCTL);
  await writeFile(join(bin, 'sudo'), '#!/bin/sh\nshift\nexec systemctl "$@"\n');
  for (const program of ['systemctl', 'sudo']) await chmod(join(bin, program), 0o755);
  const addRelease = async (name: string, day: number): Promise<void> => {
    await mkdir(join(releases, name, 'server'), { recursive: true });
    await writeFile(join(releases, name, 'server/main.ts'), '');
    await utimes(join(releases, name), day * 86_400, day * 86_400);
  };
  const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}`, RELEASES: releases };
  return {
    releases,
    addRelease,
    switchTo: (name: string) =>
      spawnSync('sh', [SCRIPT, join(releases, name)], { env, encoding: 'utf8' }),
    current: () => readlink(join(releases, 'current')),
    restarts: () => readFile(join(folder, 'restarts'), 'utf8').catch(() => ''),
  };
}

test('every service of the site is restarted with the new release, and five releases stay', async () => {
  const { releases, addRelease, switchTo, current, restarts } = await newPlace();
  for (let day = 1; day <= 7; day += 1) await addRelease(String(day), day);
  await symlink('6', join(releases, 'current'));
  expect(switchTo('7')).toMatchObject({ status: 0, stderr: '' });
  expect(await current()).toBe('7');
  expect(await restarts()).toBe('schlafcoaching-website 7\nschlafcoaching-website-second 7\n');
  expect((await readdir(releases)).sort()).toEqual(['3', '4', '5', '6', '7', 'current']);
});

test('a release that is not ready is taken back by itself, and nothing is thrown away', async () => {
  const { releases, addRelease, switchTo, current, restarts } = await newPlace();
  for (let day = 1; day <= 7; day += 1) await addRelease(String(day), day);
  await writeFile(join(releases, '7/broken'), '');
  await symlink('6', join(releases, 'current'));
  const { status, stderr } = switchTo('7');
  expect(status).toBe(1);
  expect(stderr).toBe('The release 7 was not ready in time.\nThe release 6 runs again.\n');
  expect(await current()).toBe('6');
  expect(await restarts()).toContain('schlafcoaching-website-second 6\n');
  expect(await readdir(releases)).toHaveLength(8);
});

test('a release without the office is refused where one runs', async () => {
  const { releases, addRelease, switchTo, current, restarts } = await newPlace();
  for (const name of ['1', '2', '3']) await addRelease(name, Number(name));
  await mkdir(join(releases, '3/office'));
  await writeFile(join(releases, '3/office/main.ts'), '');
  await writeFile(join(releases, '../office'), '');
  await symlink('1', join(releases, 'current'));
  expect(switchTo('2')).toMatchObject({
    status: 1,
    stderr: `${releases}/2 has no office, and this machine runs one: make it with --office. Nothing was changed.\n`,
  });
  expect(await restarts()).toBe('');
  expect(switchTo('3')).toMatchObject({ status: 0, stderr: '' });
  expect(await current()).toBe('3');
});

test('what is no release changes nothing', async () => {
  const { releases, addRelease, switchTo, current, restarts } = await newPlace();
  await addRelease('1', 1);
  await mkdir(join(releases, 'half'));
  await symlink('1', join(releases, 'current'));
  expect(switchTo('half')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no release'),
  });
  expect(await current()).toBe('1');
  expect(await restarts()).toBe('');
});

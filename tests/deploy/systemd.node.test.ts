import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { folderForSuite } from '#tests/support/site-fixture.ts';

const UNITS = fileURLToPath(new URL('../../deploy/systemd/', import.meta.url));
const INSTALLED = '/opt/schlafcoaching-website/current';
const SITE = 'schlafcoaching-website.service';
const BACKUP = 'schlafcoaching-website-backup.service';
const OFFICE = 'schlafcoaching-website-office.service';

const folder = folderForSuite();
const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

// Units as they are, only that what they start lies where it can be found on this machine.
beforeAll(async () => {
  await mkdir(join(folder(), 'release/bin'), { recursive: true });
  await symlink(process.execPath, join(folder(), 'release/bin/node'));
  for (const name of await readdir(UNITS)) {
    if (!/\.(?:service|socket|timer)$/.test(name)) continue;
    const unit = readFileSync(join(UNITS, name), 'utf8');
    await writeFile(join(folder(), name), unit.replaceAll(INSTALLED, join(folder(), 'release')));
  }
});

test('systemd understands every unit without a complaint', async () => {
  const units = (await readdir(folder())).filter((name) =>
    /\.(?:service|socket|timer)$/.test(name),
  );
  expect(units).toHaveLength(5);
  const files = units.map((name) => join(folder(), name));
  expect(analyze('verify', '--man=no', ...files)).toEqual({ status: 0, output: '' });
});

test.each([SITE, BACKUP, OFFICE])('systemd rates the sandbox of %s as good', (name) => {
  const { output } = analyze('security', '--offline=yes', '--no-pager', join(folder(), name));
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1];
  expect(Number(exposure), output).toBeLessThanOrEqual(2.5);
});

test('the site gets the time that it takes to stop', () => {
  const settings = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const grace = Number(/^STOP_GRACE_SECONDS=(\d+)$/m.exec(settings)?.[1]);
  const unit = readFileSync(join(UNITS, SITE), 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(grace + 10);
});

test('systemd holds the address that the proxies know, and the service comes and goes with it', () => {
  const unit = readFileSync(join(UNITS, 'schlafcoaching-website.socket'), 'utf8');
  expect(unit.match(/^ListenStream=.*$/gm)).toEqual(['ListenStream=127.0.0.1:3000']);
  expect(unit).toContain(`\nRequiredBy=${SITE}\n`);
  for (const proxy of ['nginx/website.conf', 'caddy/Caddyfile']) {
    expect(readFileSync(join(UNITS, '..', proxy), 'utf8')).toContain('127.0.0.1:3000');
  }
});

test('all services have the same sandbox', () => {
  const hardening = (name: string) =>
    readFileSync(join(UNITS, name), 'utf8')
      .split('\n')
      .filter((line) => /^(?:Cap|Lock|NoNew|Private|Protect|Restrict|SystemCall|UMask)/.test(line))
      .filter((line) => !line.startsWith('Restart'));
  expect(hardening(SITE)).toContain('ProtectSystem=strict');
  expect(hardening(BACKUP)).toEqual(hardening(SITE));
  expect(hardening(OFFICE)).toEqual(hardening(SITE));
});

test('the office starts and stops with the site, whose database it shares', () => {
  const unit = readFileSync(join(UNITS, OFFICE), 'utf8');
  for (const name of ['BindsTo', 'After', 'WantedBy']) expect(unit).toContain(`${name}=${SITE}\n`);
  const sharedBy = (name: string) =>
    readFileSync(join(UNITS, name), 'utf8')
      .split('\n')
      .filter((line) => /^(?:User|Group|StateDirectory|StateDirectoryMode)=/.test(line));
  expect(sharedBy(OFFICE)).toEqual(sharedBy(SITE));
});

test('old backups go only after one that was not refused, and by the names that backups have', () => {
  const unit = readFileSync(join(UNITS, BACKUP), 'utf8');
  const folder = '%S/schlafcoaching-website/backups';
  expect(unit).toMatch(new RegExp(`^ExecStart=.* declarations backup ${folder}$`, 'm'));
  expect(unit).toContain(`ExecStartPost=/usr/bin/find ${folder} -name *-*.gz* -mtime +29 -delete`);
});

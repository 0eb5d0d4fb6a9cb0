import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedProject } from '#tests/content/copied-project.ts';
import { killGroup } from '#tests/support/hand-over.ts';
import { joinOffice } from '#tests/office/visitor.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { canContain, NOBODY } from './released-server.ts';

const UNIT = new URL('../../deploy/systemd/schlafcoaching-website-office.service', import.meta.url);
const LONGEST_MS = 300_000;

/** What its unit lets the office write below the release. */
const writable = [
  ...readFileSync(UNIT, 'utf8').matchAll(
    /^BindPaths=\S+:\/opt\/schlafcoaching-website\/current\/(.+)$/gmu,
  ),
].map(([, path = '']) => path);

// What ProtectSystem=strict, BindPaths, PrivateTmp, NoNewPrivileges and the empty CapabilityBoundingSet mean.
const CONTAINED = [
  'mount --make-rprivate /',
  'mount --bind "$DATA_DIR" "$DATA_DIR"',
  'for path in $WRITABLE; do mount --bind "$PLACE/$path" "$CHECKOUT/$path"; done',
  'for place in / "$(stat -c %m .)"; do mount -o remount,bind,ro "$place"; done',
  'mount -t proc proc /proc',
  'mount -t tmpfs -o mode=1777 tmpfs "$PLACE/tmp"',
  `exec setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`,
].join('\n');

test.runIf(canContain)(
  'as its unit says, the office previews and publishes without writing anywhere else',
  async () => {
    const checkout = copiedProject(['db', 'office', 'package-lock.json']);
    await chmod(checkout, 0o755);
    const place = await folderForTest();
    await chmod(place, 0o711);
    const dataDir = join(place, 'data');
    for (const path of ['data', 'tmp', ...writable]) {
      await mkdir(join(place, path), { recursive: true });
      await chown(join(place, path), NOBODY, NOBODY);
      await mkdir(join(checkout, path), { recursive: true });
    }
    // Pictures that other builds have encoded; everything else is written anew.
    await cp('node_modules/.astro/assets', join(place, 'node_modules/.astro/assets'), {
      recursive: true,
    });
    await chown(join(place, 'node_modules/.astro/assets'), NOBODY, NOBODY);
    const child = spawn(
      'unshare',
      [
        '--mount',
        '--pid',
        '--fork',
        '--kill-child',
        'sh',
        '-euc',
        CONTAINED,
        'sh',
        process.execPath,
        'office/main.ts',
      ],
      {
        cwd: checkout,
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'production',
          DATABASE: 'embedded',
          SITE_URL: 'https://schlaf.example',
          HOME: '/nonexistent',
          DATA_DIR: dataDir,
          OFFICE_PORT: '0',
          TMPDIR: join(place, 'tmp'),
          PLACE: place,
          CHECKOUT: checkout,
          WRITABLE: writable.join(' '),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      },
    );
    // A process that has changed its user no longer dies with `unshare`.
    onTestFinished(() => killGroup(child));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (said += part.toString()));
    }
    await expect.poll(() => said, { timeout: LONGEST_MS }).toMatch(/, once: \S+\n/u);
    const [, link = ''] = /, once: (\S+)\n/u.exec(said) ?? [];
    const site = new URL(link).origin;
    const { visitor } = await joinOffice(site, link, 'leitung@schlaf.example');

    const ask = async (method: string, path: string, body?: object) => {
      const headers = { origin: site, 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      return (await visitor.ask(path, { method, headers, ...sent })).text;
    };
    const preview = () => ask('GET', '/vorschau/?fassung=1');
    await expect.poll(preview, { timeout: LONGEST_MS }).toContain('<h1');
    const { basedOn } = JSON.parse(await ask('GET', '/api/globals/offer?depth=0')) as {
      basedOn: string;
    };
    await ask('POST', '/api/globals/offer', { basedOn, _status: 'published' });
    const page = join(dataDir, 'site/current/client/index.html');
    await expect.poll(() => existsSync(page), { timeout: LONGEST_MS }).toBe(true);
    expect(statSync(page).uid).toBe(NOBODY);
    expect(said).not.toMatch(/EROFS|EACCES|EPERM/u);
  },
);

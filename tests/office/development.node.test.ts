import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copiedProject } from '#tests/content/copied-project.ts';

// Only against hanging: site and office prepare themselves at the same time, beside other tests.
const START = { timeout: 600_000 };
const LONGEST_WAIT = { timeout: 290_000 };

/** Starts what `npm run dev` starts, in a copy of the project. */
function startDevelopment(officePort: string) {
  const root = copiedProject(['db', 'office', 'package-lock.json']);
  // Started by root, the database runs as another user, who needs access to this folder.
  chmodSync(root, 0o711);
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', OFFICE_PORT: officePort, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()));
  }
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  const found = async (pattern: RegExp): Promise<string> => {
    await expect.poll(() => said, LONGEST_WAIT).toMatch(pattern);
    return pattern.exec(said)?.[1] ?? '';
  };
  const database = join(root, 'data/database/cluster/postmaster.pid');
  return { found, stop, said: () => said, site: () => found(/Local +(http:\S+)/u), database };
}

const status = (address: string): Promise<number | string> =>
  fetch(address).then(
    ({ status: found }) => found,
    () => 'nobody answers',
  );

test(
  'npm run dev brings the office, with the link for the first owner in one line, and ends it with its database',
  START,
  async () => {
    const development = startDevelopment('0');
    const link = await development.found(/^Office: http:\S+ .*, once: (\S+)$/mu);
    const site = await development.site();
    expect(await status(link)).toBe(200);
    expect(await status(site)).toBe(200);
    expect(existsSync(development.database)).toBe(true);
    await development.stop();
    expect(await status(link)).toBe('nobody answers');
    expect(await status(site)).toBe('nobody answers');
    await expect.poll(() => existsSync(development.database)).toBe(false);
  },
);

test(
  'npm run dev goes on without the office when its port is taken, and says so',
  START,
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const development = startDevelopment(port);
    await development.found(
      /^(Port \d+ is already in use; .* set OFFICE_PORT to another port\.)$/mu,
    );
    // One file is enough to hear that it answers; the test before asks for a page, which has to be compiled first.
    expect(await status(`${await development.site()}favicon.svg`)).toBe(200);
    // It is said before the content is brought into a database for nothing.
    expect(development.said()).not.toContain('Imported in');
  },
);

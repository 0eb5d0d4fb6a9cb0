import { mkdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { jsonOf } from '#tests/support/functions-server.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest, HASHED_FILE, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

const database = databaseForSuite();

let folder: string;

beforeEach(async () => {
  folder = await folderForTest();
  await writeSite(join(folder, 'dist'));
});

test('a published build is served without a restart and without a failed request', async () => {
  const server = await start();
  const failures: string[] = [];
  let answered = 0;
  let isLoading = true;
  const ownScripts = new Set<string>();
  const clients = Array.from({ length: 8 }, async () => {
    while (isLoading) {
      for (const path of ['/', '/team', `/${HASHED_FILE}`, ...ownScripts]) {
        const answer = await ask(server.site, path).catch((error: unknown) => String(error));
        answered += 1;
        if (typeof answer === 'string') failures.push(`${path}: ${answer}`);
        else if (answer.status !== 200) failures.push(`${path}: ${String(answer.status)}`);
      }
    }
  });

  for (const id of ['one', 'two', 'three', 'four']) {
    await publish(id);
    await servedTitle(server, `Fassung ${id}`);
    ownScripts.add(`/_astro/${id}.B4gh12.js`);
  }
  isLoading = false;
  await Promise.all(clients);
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test('an incomplete build is reported and the old one stays until another one comes', async () => {
  const server = await start();
  await publish('whole');
  await servedTitle(server, 'Fassung whole');
  await writeBuild('broken');
  await rm(join(folder, 'data/site/builds/broken/client/_astro/broken.B4gh12.js'));
  await lead('broken');
  await expect.poll(() => server.output()).toContain('The newly published build cannot be taken');
  expect(await titleAt(server)).toBe('Fassung whole');
  await publish('mended');
  await servedTitle(server, 'Fassung mended');
});

test('a server begins with what was published last, also after a newer version of the site', async () => {
  await publish('kept');
  expect(await titleAt(await start())).toBe('Fassung kept');

  const soon = new Date(Date.now() + 60_000);
  await utimes(join(folder, 'dist/static-files.json'), soon, soon);
  expect(await titleAt(await start())).toBe('Fassung kept');
});

test('a server starts even if the published build cannot be loaded', async () => {
  await publish('whole');
  await rm(join(folder, 'data/site/builds/whole/client/_astro/whole.B4gh12.js'));
  const server = await start();
  expect(await titleAt(server)).toBe('Startseite');
  expect(server.output()).toContain('What was published cannot be served');
  await publish('mended');
  await servedTitle(server, 'Fassung mended');
});

test('the build that is served has its name on the admin port', async () => {
  const server = await start();
  await publish('named');
  await servedTitle(server, 'Fassung named');
  const { build } = jsonOf(await ask(server.admin, '/build'));
  expect(build).toMatch(/site\/builds\/named$/);
});

test('forms and mails say after a publication what the new build says', async () => {
  const server = await start();
  await writeBuild('words');
  const file = join(folder, 'data/site/builds/words/facts.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as {
    site: object;
    features: { newsletter: { consent: { version: string } } };
  };
  facts.features.newsletter.consent.version = 'ffffffffffff';
  facts.site = { ...facts.site, name: 'Schlaf: gut (neu)', email: 'neu@schlaf.example' };
  await writeFile(file, JSON.stringify(facts));
  await lead('words');
  await servedTitle(server, 'Fassung words');
  const answer = await ask(server.site, '/functions/v1/subscribe-newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@post.example', consent: true }),
  });
  expect(answer.status).toBe(200);
  const mail = join(folder, `data/outbox/${String(jsonOf(answer)['reference'])}.eml`);
  await expect
    .poll(() => readFile(mail, 'utf8').catch(() => ''))
    .toContain('\nFrom: "Schlaf: gut (neu)" <neu@schlaf.example>\r\n');
});

function start(): Promise<ServerProcess> {
  return startServer(onTestFinished, {
    DIST_DIR: join(folder, 'dist'),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database(),
  });
}

async function writeBuild(id: string): Promise<void> {
  await writeSite(join(folder, 'data/site/builds', id), {
    'index.html': `<!doctype html><html lang="de"><title>Fassung ${id}</title></html>`,
    [`_astro/${id}.B4gh12.js`]: `export const words = '${id}';`,
  });
}

async function lead(id: string): Promise<void> {
  const link = join(folder, 'data/site/current');
  await mkdir(join(folder, 'data/site'), { recursive: true });
  await symlink(`builds/${id}`, `${link}.next`);
  await rename(`${link}.next`, link);
}

async function publish(id: string): Promise<void> {
  // File systems count time in steps.
  await delay(20);
  await writeBuild(id);
  await lead(id);
}

async function titleAt(server: ServerProcess): Promise<string | undefined> {
  const { body } = await ask(server.site, '/');
  return /<title>(.*?)<\/title>/.exec(body.toString())?.[1];
}

const servedTitle = (server: ServerProcess, title: string) =>
  expect.poll(() => titleAt(server)).toBe(title);

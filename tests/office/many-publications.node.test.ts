import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BuildSite } from '../../office/publishing/build-child.ts';
import { openWebsite } from '../../office/server/website.ts';
import { unlessEmpty } from '#lib/settings.ts';
import { HANDLER_FILE, MANIFEST_FILE, readBuildManifest } from '#server/http/build-manifest.ts';
import { buildSmallSite, SMALL_SITE_CACHE } from '#tests/support/build-small-site.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import { quickBuild } from './quick-build.ts';

// `PUBLICATIONS=200` is the long form, which takes minutes.
const PUBLICATIONS = Number(unlessEmpty(process.env['PUBLICATIONS']) ?? 40);
const BUILDS_KEPT = 10;
// Limits: the loose objects that Git leaves for its next packing, and the size of all packed publications.
const MOST_LOOSE_OBJECTS = 1500;
const MOST_HISTORY_MB = 20;
const MOST_GROWTH_MB = 80;

vi.hoisted(() => {
  process.env['CONTENT_DIR'] = 'tests/example-content';
});

const ANNA = { name: 'Anna', email: 'anna@firma.example' };

const smallSite = folderForSuite(SMALL_SITE_CACHE);
const folder = folderForSuite();
const database = databaseForSuite();

test(
  'many publications in a row fill neither the disk nor the memory of the server',
  { timeout: 900_000 },
  async () => {
    const small = await buildSmallSite(smallSite());
    const dataDir = join(folder(), 'data');
    const website = await openWebsite({
      projectRoot: process.cwd(),
      dataDir,
      buildSite: withHandlerOf(small),
    });
    const question = join(website.published, 'faq/kosten.yaml');
    const server = await startServer(onTestFinished, {
      DIST_DIR: small,
      DATA_DIR: dataDir,
      DATABASE_URL: database(),
      // Otherwise V8 lets it grow as long as the machine has memory to spare.
      NODE_OPTIONS: '--max-old-space-size=80',
    });

    const sizes: ReturnType<typeof sizesOf>[] = [];
    for (let number = 1; number <= PUBLICATIONS; number += 1) {
      const text = readFileSync(question, 'utf8');
      const words = `question: Frage ${String(number)}?`;
      writeFileSync(question, text.replace(/^question: .*$/mu, words));
      expect(await website.publish(ANNA, 'Frage')).toMatchObject({ status: 'published' });
      if (number % 5 !== 0) continue;
      await expect
        .poll(async () => (await ask(server.site, '/')).body.toString())
        .toContain(`Frage ${String(number)}?`);
      expect((await ask(server.site, '/formular')).status).toBe(200);
      if (number % (PUBLICATIONS / 4) === 0) sizes.push(sizesOf(dataDir, server.pid));
    }
    const [early, later, , late] = sizes;
    expect(readdirSync(join(dataDir, 'site/builds'))).toHaveLength(BUILDS_KEPT);
    expect(late?.objects).toBeLessThan(MOST_LOOSE_OBJECTS);
    expect(late?.historyMb).toBeLessThan(MOST_HISTORY_MB);
    expect(late?.siteMb).toBeLessThanOrEqual((early?.siteMb ?? 0) + 1);
    expect((late?.serverMb ?? 0) - (later?.serverMb ?? 0)).toBeLessThan(MOST_GROWTH_MB);
  },
);

function withHandlerOf(small: string): BuildSite {
  const { onDemand } = readBuildManifest(small);
  return async (options) => {
    const result = await quickBuild({ ...options, projectRoot: folder() });
    if (result.status === 'failed') return result;
    const file = join(result.folder, MANIFEST_FILE);
    writeFileSync(file, JSON.stringify({ ...readBuildManifest(result.folder), onDemand }));
    mkdirSync(join(result.folder, 'server'));
    copyFileSync(join(small, HANDLER_FILE), join(result.folder, HANDLER_FILE));
    return result;
  };
}

function sizesOf(dataDir: string, pid: number | undefined) {
  const history = join(dataDir, 'office/website/record.git');
  const counted = execFileSync('git', ['-C', history, 'count-objects'], { encoding: 'utf8' });
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const megabytes = (folder: string): number =>
    Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
  return {
    objects: Number(/^\d+/u.exec(counted)?.[0]),
    historyMb: megabytes(history),
    siteMb: megabytes(join(dataDir, 'site')),
    serverMb: Math.round(Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024),
  };
}

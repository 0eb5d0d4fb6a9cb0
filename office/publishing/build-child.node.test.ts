import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTest } from '../../tests/support/site-fixture.ts';
import { buildInChild, dropHalfBuilds } from './build-child.ts';

// Stands in for a build that takes its time: it says what it does, and ends when a file is there.
const SLOW_BUILD = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv.at(-1);
mkdirSync(folder, { recursive: true });
console.log('prerendering static routes');
const look = () => (existsSync('go-on') ? writeFileSync(folder + '/page', '') : setTimeout(look, 20));
look();
`;

test('an office leaves the build of another office alone', async () => {
  const projectRoot = await projectBuiltBy(SLOW_BUILD);
  const begun = Promise.withResolvers<undefined>();
  const built = buildInChild({
    projectRoot,
    contentFolder: join(projectRoot, 'one/content'),
    onProgress: () => begun.resolve(undefined),
  });
  await begun.promise;
  dropHalfBuilds(projectRoot, join(projectRoot, 'other/content'));
  writeFileSync(join(projectRoot, 'go-on'), '');
  const result = await built;
  expect(result).toMatchObject({ status: 'built' });
  expect(existsSync(join((result as { folder: string }).folder, 'page'))).toBe(true);
});

test('builds of two offices in one project wait for each other', async () => {
  const projectRoot = await projectBuiltBy(
    `import { mkdirSync, rmSync } from 'node:fs';
// Fails while there is another.
mkdirSync('running');
setTimeout(() => rmSync('running', { recursive: true }), 500);`,
  );
  const results = await Promise.all(
    ['one', 'other'].map((office) =>
      buildInChild({
        projectRoot,
        contentFolder: join(projectRoot, office),
        onProgress: () => undefined,
      }),
    ),
  );
  expect(results).toMatchObject([{ status: 'built' }, { status: 'built' }]);
});

test('a publication is built with what decides about pages, and without secrets', async () => {
  const projectRoot = await projectBuiltBy(
    `import { mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv.at(-1);
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/env', JSON.stringify(process.env));`,
  );
  const pages = {
    SITE_URL: 'https://schlaf.example',
    PUBLIC_BACKEND_URL: 'https://daten.example',
    REVIEWS_WIDGET_URL: 'https://widget.example/w.js',
    TRIAL: '1',
  };
  const secrets = { DATABASE_URL: 'postgres://a:b@c/d', OFFICE_SECRET: 'secret' };
  for (const [name, value] of Object.entries({ ...pages, ...secrets })) vi.stubEnv(name, value);
  const result = await buildInChild({
    projectRoot,
    contentFolder: join(projectRoot, 'one/content'),
    onProgress: () => undefined,
  });
  vi.unstubAllEnvs();
  const seen = readFileSync(join((result as { folder: string }).folder, 'env'), 'utf8');
  const env = JSON.parse(seen) as Record<string, string>;
  expect(env).toMatchObject(pages);
  expect(Object.keys(env).filter((name) => name in secrets)).toEqual([]);
});

/** A folder in which this program stands in for Astro. */
async function projectBuiltBy(program: string): Promise<string> {
  const projectRoot = await folderForTest();
  mkdirSync(join(projectRoot, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(projectRoot, 'node_modules/astro/bin/astro.mjs'), program);
  return projectRoot;
}

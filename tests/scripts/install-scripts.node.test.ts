import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean; resolved?: string; integrity?: string }>;
}

const REGISTRY = 'https://registry.npmjs.org/';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));

const manifest = read('package.json') as Manifest;
const { packages } = read('package-lock.json') as Lock;
const workspaces = manifest.workspaces.map((folder) => read(`${folder}/package.json`) as Manifest);
const own = ['', ...manifest.workspaces];
const locked = Object.entries(packages).filter(
  ([path, { resolved = '' }]) => !own.includes(path) && !manifest.workspaces.includes(resolved),
);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

test('every package with an install script is known by name, and no other is', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual(
    [...new Set(withScript.map(([path]) => nameOf(path)))].toSorted(),
  );
});

test('every package is asked for in one exact version', () => {
  const versions = [manifest, ...workspaces].flatMap((one) =>
    [one.dependencies, one.devDependencies, one.optionalDependencies].flatMap((wanted) =>
      Object.entries(wanted ?? {}),
    ),
  );
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual(
    [],
  );
});

test('every package has a check sum, and none comes from another place than the registry', () => {
  const strangers = locked.filter(
    ([, { resolved = REGISTRY, integrity }]) =>
      !resolved.startsWith(REGISTRY) || !integrity?.startsWith('sha512-'),
  );
  expect(strangers.map(([path]) => path)).toEqual([]);
});

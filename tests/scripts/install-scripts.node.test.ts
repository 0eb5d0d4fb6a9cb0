import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface LockedPackage {
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
  /** Part of the archive of the package it lies in. */
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
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
    ([, { resolved = REGISTRY, integrity, inBundle }]) =>
      !resolved.startsWith(REGISTRY) || (!inBundle && !integrity?.startsWith('sha512-')),
  );
  expect(strangers.map(([path]) => path)).toEqual([]);
});

test('the lockfile holds what each platform needs, so that npm ci works on all of them', () => {
  const isLocked = (from: string, name: string): boolean => {
    if (`${from}node_modules/${name}` in packages) return true;
    return from !== '' && isLocked(from.slice(0, from.lastIndexOf('node_modules/')), name);
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(path === '' ? '' : `${path}/`, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']) {
    expect(Object.keys(packages).join(' ')).toMatch(
      new RegExp(`/node-(bin-)?${platform}( |$)`, 'u'),
    );
  }
});

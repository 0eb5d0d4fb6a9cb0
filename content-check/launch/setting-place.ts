import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from './texts.ts';

export interface Place {
  file: string;
  line?: number | undefined;
}

function lineOf(path: string, name: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const index = lines.findLastIndex((line) =>
    new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line),
  );
  return index < 0 ? undefined : index + 1;
}

/**
 * Where an operator finds a variable: its line in `.env`; when it is set without standing there,
 * the environment; when it is not set at all, the line of `.env.example` that explains it.
 *
 * @param root Project folder.
 */
export function placeOfSetting(root: string, name: string, isSet: boolean): Place {
  const written = lineOf(join(root, '.env'), name);
  if (written !== undefined) return { file: '.env', line: written };
  if (isSet) return { file: texts.environment };
  return { file: '.env.example', line: lineOf(join(root, '.env.example'), name) };
}

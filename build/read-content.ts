import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentDir } from '#content-model/content-folder.ts';

/**
 * One YAML file of the content.
 *
 * @throws ZodError when it is not what its schema says; the content check explains that first.
 */
export const readContent = <Content>(
  root: string,
  file: string,
  schema: z.ZodType<Content>,
): Content => schema.parse(parse(readFileSync(join(root, contentDir, file), 'utf8')));

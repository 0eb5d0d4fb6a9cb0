import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '#server/http/build-manifest.ts';
import { compressFile } from './compress-file.ts';
import { contentTypeOf, isCompressible } from './file-type.ts';

export interface FinishingChoices {
  readonly clientFolder: string;
  /** Folder of the files with a hash in their name, such as `_astro`. */
  readonly assetsFolder: string;
  readonly brotliQuality: number;
}

/** Compresses one built file and says what the host needs to know to send it, except its policy. */
export async function describeFile(
  file: string,
  choices: FinishingChoices,
): Promise<Omit<StoredFile, 'policy'>> {
  const path = join(choices.clientFolder, file);
  const content = await readFile(path);
  const type = contentTypeOf(file);
  const encodings = isCompressible(type)
    ? await compressFile(path, content, choices.brotliQuality)
    : [];
  const cache = file.startsWith(`${choices.assetsFolder}/`) ? 'immutable' : 'revalidate';
  return { file, type, bytes: content.length, etag: entityTagOf(content), cache, encodings };
}

/** 128 bits of SHA-256, which is enough to tell any two versions of a file apart. */
export function entityTagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

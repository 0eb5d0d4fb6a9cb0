import { join } from 'node:path';
import type { BuildManifest, StoredFile } from '#server/http/build-manifest.ts';
import { CLOSED_POLICY } from '#server/http/policy.ts';
import { loadStaticFile, type StaticFile } from '#server/http/static-file.ts';
import { StartError } from '#server/start-error.ts';

export interface SiteFiles {
  /** Every finished answer by its decoded path; an address is a key here or there is no such file. */
  readonly byPath: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
}

/**
 * Reads the whole finished site into memory.
 *
 * @throws StartError when the build is incomplete.
 */
export function loadSiteFiles(distFolder: string, manifest: BuildManifest): SiteFiles {
  const clientFolder = join(distFolder, 'client');
  const load = (stored: StoredFile): StaticFile =>
    loadStaticFile(clientFolder, stored, manifest.policies[stored.policy] ?? CLOSED_POLICY);
  try {
    const byPath = new Map(
      Object.entries(manifest.files).map(([path, stored]) => [path, load(stored)]),
    );
    return { byPath, notFound: manifest.notFound ? load(manifest.notFound) : undefined };
  } catch (cause) {
    throw new StartError(
      `The finished site in ${distFolder} is incomplete. Run npm run build first.`,
      {
        cause,
      },
    );
  }
}

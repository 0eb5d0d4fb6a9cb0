import { readBuildManifest } from '#server/http/build-manifest.ts';
import { loadOnDemandRoutes, type OnDemandRoutes } from '#server/http/on-demand.ts';
import { loadSiteFiles, type SiteFiles } from '#server/http/site-files.ts';

/** A finished build, loaded completely. */
export interface SiteBuild {
  readonly folder: string;
  readonly files: SiteFiles;
  readonly onDemand: OnDemandRoutes;
  /** Former addresses of pages, with those of today. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * Loads a finished build.
 *
 * @param locals What its pages on demand reach by `Astro.locals`.
 * @param earlier The build that it takes the place of.
 * @throws OperatorError when it is incomplete.
 */
export async function loadSiteBuild(
  folder: string,
  locals: object,
  earlier?: SiteBuild,
): Promise<SiteBuild> {
  const manifest = readBuildManifest(folder);
  const files = await loadSiteFiles(folder, manifest, earlier?.files);
  const onDemand = loadOnDemandRoutes(folder, manifest.onDemand, locals);
  return { folder, files, onDemand, moved: new Map(Object.entries(manifest.moved ?? {})) };
}

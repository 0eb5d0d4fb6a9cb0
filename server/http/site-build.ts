import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HANDLER_FILE, readBuildManifest } from '#server/http/build-manifest.ts';
import { loadFinishedFiles, type FinishedFiles } from '#server/http/finished-files.ts';
import { OperatorError } from '#server/operator-error.ts';

/** A finished build, loaded completely. */
export interface SiteBuild {
  readonly folder: string;
  readonly files: FinishedFiles;
  readonly onDemand: OnDemandRoutes;
  /** Former addresses of pages, with those of today. */
  readonly moved: ReadonlyMap<string, string>;
}

/**
 * Loads a finished build.
 *
 * @param earlier The build that it takes the place of.
 * @throws OperatorError when it is incomplete.
 */
export async function loadSiteBuild(
  folder: string,
  locals: object,
  earlier?: SiteBuild,
): Promise<SiteBuild> {
  const manifest = readBuildManifest(folder);
  const files = await loadFinishedFiles(folder, manifest, earlier?.files);
  const onDemand = loadOnDemandRoutes(folder, manifest.onDemand, locals);
  return { folder, files, onDemand, moved: new Map(Object.entries(manifest.moved ?? {})) };
}

/** Renders a route on demand; gives nothing when it knows no such route. */
export type RouteRenderer = (request: Request, locals: object) => Promise<Response | undefined>;

interface OnDemandRoutes {
  readonly match: (path: string) => boolean;
  readonly render: RouteRenderer;
  /** What pages reach by `Astro.locals`, besides what belongs to the request. */
  readonly locals: object;
}

/**
 * Loads Astro's renderer from the build, only when a route needs it.
 *
 * @throws OperatorError when an earlier version has made the build.
 */
export function loadOnDemandRoutes(
  distFolder: string,
  patterns: readonly string[],
  locals: object,
): OnDemandRoutes {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  const match = (path: string): boolean => expressions.some((expression) => expression.test(path));
  if (expressions.length === 0) return { match, render: () => Promise.resolve(undefined), locals };
  const file = join(distFolder, HANDLER_FILE);
  const load = createRequire(file);
  const { render } = load(file) as { render?: RouteRenderer };
  // Node forgets the module, so this build is freed when the next one replaces it.
  Reflect.deleteProperty(load.cache, load.resolve(file));
  if (render === undefined) throw new OperatorError(`${file} was built by an earlier version.`);
  return { match, render, locals };
}

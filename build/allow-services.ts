import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowSource } from '#server/http/policy.ts';
import type { ListedFile } from './list-files.ts';
import { requestPathOf } from './request-path.ts';

/** A script from another host, and the kinds of things it brings along from there. */
export interface AllowedService {
  readonly url: string;
  /** Names of directives without `-src`, such as `img`. */
  readonly needs: readonly string[];
}

/**
 * Allows a service's host in the policies of exactly those pages that have a place for its script
 * (`data-widget`), and gives all policies back. A page without such a place can load nothing from
 * elsewhere, whatever a visitor has agreed to.
 */
export async function allowServices(
  clientFolder: string,
  files: readonly ListedFile[],
  pagePolicies: ReadonlyMap<string, string>,
  services: readonly AllowedService[],
): Promise<ReadonlyMap<string, string>> {
  const policies = new Map(pagePolicies);
  for (const { file } of files) {
    if (!file.endsWith('.html')) continue;
    const page = requestPathOf(file) ?? `/${file.slice(0, -'.html'.length)}`;
    const policy = policies.get(page);
    if (policy === undefined) continue;
    const html = await readFile(join(clientFolder, file), 'utf8');
    const placed = services.filter(({ url }) => html.includes(` data-widget="${url}"`));
    policies.set(page, placed.reduce(withService, policy));
  }
  return policies;
}

function withService(policy: string, { url, needs }: AllowedService): string {
  return ['script', ...needs].reduce(
    (result, kind) => allowSource(result, `${kind}-src`, new URL(url).origin),
    policy,
  );
}

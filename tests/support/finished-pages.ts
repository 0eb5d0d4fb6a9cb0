import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { builtPages, documentOf, type BuiltPage } from '#tests/support/built-pages.ts';
import { getOrMake } from '#lib/records.ts';

const ORIGIN = 'https://this.site.example';

/** A page of a build as a document; nothing in it runs or loads. */
export interface FinishedPage extends BuiltPage {
  readonly document: ReturnType<typeof documentOf>;
}

const builds = new Map<string, readonly FinishedPage[]>();

/** Every finished page of a build, read once for all tests of a worker. */
export function finishedPages(dist: string): readonly FinishedPage[] {
  return getOrMake(builds, dist, () =>
    builtPages(dist).map((page) => ({ ...page, document: documentOf(page) })),
  );
}

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Matters of writing that HTML leaves open and React decides.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      // How long a title is, the operator decides.
      'long-title': 'off',
    },
  }),
);

/** What is not valid HTML, one sentence for each place. */
export async function htmlProblems(dist: string): Promise<string[]> {
  const found = await Promise.all(
    finishedPages(dist).map(async ({ route, html }) => {
      const { results } = await validator.validateString(html);
      return results
        .flatMap(({ messages }) => messages)
        .map(
          ({ ruleId, message, selector }) =>
            `${route}: ${ruleId}: ${message} at ${selector ?? '?'}`,
        );
    }),
  );
  return found.flat();
}

/** Every address within the site that its pages name. */
export function internalTargets(dist: string): { from: string; url: URL }[] {
  return finishedPages(dist).flatMap(({ route, document }) =>
    [...document.querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((target) => ({ from: route, url: new URL(target, new URL(route, ORIGIN)) }))
      .filter(({ url }) => url.origin === ORIGIN),
  );
}

/** Links to pages and files that do not exist. */
export function brokenLinks(dist: string): string[] {
  const { files, onDemand } = readBuildManifest(dist);
  const isOnDemand = (path: string) => onDemand.some((pattern) => new RegExp(pattern).test(path));
  return internalTargets(dist)
    .filter(({ from, url }) => url.pathname !== from)
    .filter(({ url }) => !(decodeURIComponent(url.pathname) in files))
    .filter(({ url }) => !isOnDemand(url.pathname))
    .map(({ from, url }) => `${from} → ${url.pathname}`);
}

/** Links to anchors that the page they lead to does not have. */
export function brokenAnchors(dist: string): string[] {
  const anchors = new Map(
    finishedPages(dist).map(({ route, document }) => [
      route,
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    ]),
  );
  return internalTargets(dist)
    .filter(({ url }) => url.hash !== '' && !url.pathname.endsWith('.svg'))
    .filter(({ url }) => {
      const ids = anchors.get(url.pathname);
      return ids !== undefined && !ids.includes(decodeURIComponent(url.hash.slice(1)));
    })
    .map(({ from, url }) => `${from} → ${url.pathname}${url.hash}`);
}

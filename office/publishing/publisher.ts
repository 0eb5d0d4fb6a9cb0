import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '#content-check/check-content.ts';
import type { ContentProblem } from '#content-check/content-problem.ts';
import { buildInChild, dropHalfBuilds, type BuildProgress, type BuildSite } from './build-child.ts';
import {
  buildStore,
  dropBuilds,
  isKept,
  keepBuild,
  serveBuild,
  servedBuild,
  type BuildStore,
} from './builds.ts';
import {
  commitTree,
  mergeStates,
  publishedCommit,
  takeOverFiles,
  timeOf,
  treeOf,
  writeState,
  type ContentHistory,
} from './content-history.ts';
import { isDiskFull, saysDiskFull, type Author } from './git.ts';
import { BUILD_TRAILER, CODE_TRAILER, publicationsOf, type Publication } from './publications.ts';
import { pushFiles } from './push-files.ts';
import { switchFiles } from './content-history.ts';
import type { PublishingOrder, PublishingResult, PublishingStep } from './publishing.ts';

export interface PublisherOptions {
  readonly history: ContentHistory;
  readonly projectRoot: string;
  readonly dataDir: string;
  /** Where the content lies below a project folder, such as `content`. */
  readonly inner: string;
  /** Another word whenever the program changes: a build of the old one is not gone back to. */
  readonly codeVersion: string;
  readonly buildSite?: BuildSite;
}

export interface Publisher {
  readonly store: BuildStore;
  /** Project folder with the content that was checked last. */
  readonly checkRoot: string;
  /** Publishes a commit, such as a draft: puts it on what is published, checks, builds, switches. */
  readonly publish: (order: PublishingOrder) => Promise<PublishingResult>;
  /** Publishes an earlier state again; without a new build when its own was kept. */
  readonly goBack: (state: string, author: Author) => Promise<PublishingResult>;
  /** What is under way; undefined when nothing is. */
  readonly current: () => PublishingStep | undefined;
  readonly history: () => Promise<readonly Publication[]>;
}

const BUILDS_KEPT = 10;

/**
 * Opens what publishes, and finishes or clears away what a crash has left: a publication is decided
 * when its commit is in the history, so one that is there is served, and one that is not never was.
 */
export async function openPublisher(options: PublisherOptions): Promise<Publisher> {
  const { history, projectRoot, dataDir, inner, codeVersion, buildSite = buildInChild } = options;
  const store = buildStore(dataDir);
  const checkRoot = join(dataDir, 'office/build');
  const contentFolder = join(checkRoot, inner);
  let step: PublishingStep | undefined;
  let isBusy = false;

  const serveDecided = async (): Promise<void> => {
    const [newest] = await publicationsOf(history);
    if (newest === undefined || !isKept(store, newest.build)) return;
    if (servedBuild(store) !== newest.build) serveBuild(store, newest.build);
  };
  const tidyUp = async (): Promise<void> => {
    const publications = await publicationsOf(history);
    const kept = [...new Set(publications.map(({ build }) => build))].slice(0, BUILDS_KEPT);
    dropBuilds(store, new Set(kept));
    dropHalfBuilds(projectRoot, contentFolder);
  };

  const decide = async (
    tree: string,
    parent: string,
    build: string,
    { author, message }: Pick<PublishingOrder, 'author' | 'message'>,
  ): Promise<PublishingResult> => {
    step = { step: 'switching' };
    const trailers = `${BUILD_TRAILER}: ${build}\n${CODE_TRAILER}: ${codeVersion}`;
    const commit = await commitTree(history, tree, [parent], {
      message: `${oneLine(message)}\n\n${trailers}\n`,
      author,
    });
    if (!(await switchFiles(history, commit))) return { status: 'touched' };
    serveBuild(store, build);
    await tidyUp();
    step = { step: 'pushing' };
    const pushFailure = await pushFiles(history.contentFolder, oneLine(message), author);
    return { status: 'published', build, commit, pushFailure };
  };

  const publish = async (order: PublishingOrder): Promise<PublishingResult> => {
    step = { step: 'checking' };
    await takeOverFiles(history);
    await serveDecided();
    const parent = await publishedCommit(history);
    const merge = await mergeStates(history, parent, order.commit);
    if (merge.conflicts) return { status: 'conflict', files: merge.conflicts };
    const { tree } = merge;
    const [newest] = await publicationsOf(history);
    const isServed = newest?.tree === tree && newest.code === codeVersion;
    if (isServed && order.always !== true) return { status: 'unchanged' };
    rmSync(checkRoot, { recursive: true, force: true });
    await writeState(history, tree, contentFolder);
    const problems = checkContent(checkRoot).filter(stopsPublication);
    if (problems.length > 0) return { status: 'problems', problems };

    const onProgress = (build: BuildProgress): void => {
      step = { step: 'building', build };
    };
    onProgress({ step: 'pages', done: 0, of: 0 });
    const result = await buildSite({ projectRoot, contentFolder, onProgress });
    if (result.status === 'failed') {
      return saysDiskFull(result.output) ? { status: 'diskFull' } : result;
    }
    const build = newBuildId(tree);
    keepBuild(store, result.folder, build);
    return decide(tree, parent, build, order);
  };

  const goBack = async (state: string, author: Author): Promise<PublishingResult> => {
    const message = `Zurück zur Fassung vom ${words.format(await timeOf(history, state))}`;
    await takeOverFiles(history);
    const [parent, tree] = [await publishedCommit(history), await treeOf(history, state)];
    if ((await treeOf(history, parent)) === tree) return { status: 'unchanged' };
    const built = (await publicationsOf(history)).find(
      (one) => one.tree === tree && one.code === codeVersion && isKept(store, one.build),
    );
    if (built !== undefined) return decide(tree, parent, built.build, { author, message });
    const commit = await commitTree(history, tree, [parent], { message, author });
    return publish({ commit, author, message });
  };

  const alone = async (work: () => Promise<PublishingResult>): Promise<PublishingResult> => {
    if (isBusy) return { status: 'busy' };
    isBusy = true;
    try {
      const result = await work();
      // Otherwise its build stays.
      if (result.status !== 'published') await tidyUp();
      return result;
    } catch (error) {
      await tidyUp();
      if (isDiskFull(error)) return { status: 'diskFull' };
      throw error;
    } finally {
      isBusy = false;
      step = undefined;
    }
  };

  await serveDecided();
  await tidyUp();
  return {
    ...{ store, checkRoot },
    publish: (order) => alone(() => publish(order)),
    goBack: (commit, author) => alone(() => goBack(commit, author)),
    current: () => step,
    history: () => publicationsOf(history),
  };
}

const words = new Intl.DateTimeFormat('de-DE', {
  ...({ dateStyle: 'medium', timeStyle: 'short' } as const),
  timeZone: 'Europe/Berlin',
});

// Example words of a new entry are only a hint elsewhere, but nobody wants to publish them.
const stopsPublication = ({ severity, code }: ContentProblem): boolean =>
  severity === 'problem' || code === 'exampleWords';

const oneLine = (message: string): string =>
  message.replaceAll(/\s+/gu, ' ').trim().slice(0, 200) || 'Veröffentlicht';

const newBuildId = (tree: string): string =>
  `${new Date()
    .toISOString()
    .replaceAll(/[-:]|\.\d+/gu, '')
    .toLowerCase()}-${tree.slice(0, 8)}`;

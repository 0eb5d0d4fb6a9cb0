import type { Logger } from 'pino';
import { messageOf } from '#lib/errors.ts';
import { publishedBuild } from '#server/publications/build-store.ts';

const LOOK_EVERY_MS = 500;

interface FollowOptions {
  readonly dataDir: string;
  /** Brings what another machine has published into `dataDir`. */
  readonly fetch: () => Promise<void>;
  /** Loads a build and serves it from then on; whatever it throws, the old one stays. */
  readonly take: (folder: string) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Looks twice a second whether another build was published and has it taken. It asks the database and reads one
 * link, and so works on every kind of volume. What cannot be fetched or taken is tried again, and said once.
 *
 * @returns what ends it, after the first look.
 */
export async function followPublications({
  dataDir,
  fetch,
  take,
  logger,
}: FollowOptions): Promise<() => Promise<void>> {
  let seen = publishedBuild(dataDir);
  const complaints = new Map<string, string>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let look: Promise<void>;

  const attempt = async (work: () => Promise<void>, failure: string): Promise<void> => {
    try {
      await work();
      complaints.delete(failure);
    } catch (error) {
      const message = messageOf(error);
      if (message !== complaints.get(failure)) logger.error({ err: error }, failure);
      complaints.set(failure, message);
    }
  };
  const takeNew = async (): Promise<void> => {
    const found = publishedBuild(dataDir);
    if (found === undefined || found === seen) return;
    await take(found);
    seen = found;
    logger.info({ build: found }, 'A newly published build is served.');
  };
  const lookOnce = async (): Promise<void> => {
    await attempt(fetch, 'The build that was published last cannot be fetched.');
    await attempt(takeNew, 'The newly published build cannot be taken; the old one stays.');
  };
  const turn = (): Promise<void> => {
    look = lookOnce().finally(() => {
      if (!isStopped) timer = setTimeout(() => void turn(), LOOK_EVERY_MS).unref();
    });
    return look;
  };
  await turn();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return look;
  };
}

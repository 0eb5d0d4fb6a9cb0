import type { Logger } from 'pino';
import { publishedBuild } from '#server/http/published-build.ts';

const LOOK_EVERY_MS = 500;

export interface FollowOptions {
  readonly dataDir: string;
  /** Loads a build and serves it from then on; whatever it throws, the old one stays. */
  readonly take: (folder: string) => Promise<void>;
  readonly logger: Logger;
}

/**
 * Looks twice a second whether another build was published and has it taken. It reads one link, and so
 * works on every kind of volume. What cannot be taken is tried again, and said once.
 *
 * @returns what ends it.
 */
export function followPublications({ dataDir, take, logger }: FollowOptions): () => Promise<void> {
  let seen = publishedBuild(dataDir);
  let complaint: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let look = Promise.resolve();

  const lookOnce = async (): Promise<void> => {
    try {
      const found = publishedBuild(dataDir);
      if (found === undefined || found === seen) return;
      await take(found);
      seen = found;
      complaint = undefined;
      logger.info({ build: found }, 'A newly published build is served.');
    } catch (error) {
      const { message } = error as Error;
      if (message !== complaint) {
        logger.error(
          { err: error },
          'The newly published build cannot be taken; the old one stays.',
        );
      }
      complaint = message;
    }
  };
  const next = (): void => {
    timer = setTimeout(() => {
      look = lookOnce().finally(() => {
        if (!isStopped) next();
      });
    }, LOOK_EVERY_MS).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return look;
  };
}

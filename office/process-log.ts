import type { Logger } from 'pino';
import { failureFacts } from '#server/database/database-failure.ts';
import { GitFailure } from './publishing/git.ts';
import type { Publisher } from './publishing/publisher.ts';
import type { PublishingResult } from './publishing/publishing.ts';

/**
 * The log of the office's process for the person on call, one line for each event. It never contains a name,
 * an address or words of the content; who did what is in the office's own log ('Protokoll').
 */
export interface ProcessLog {
  /** A request to change the content was answered. */
  readonly change: (line: { method: string; path: string; status: number; ms: number }) => void;
  readonly publication: (result: PublishingResult, seconds: number) => void;
  /** Somebody could not sign in; the address that was typed is not logged. */
  readonly refusedSignIn: (step: 'password' | 'code' | 'passkey' | 'waiting') => void;
  /** Something failed unexpectedly. The error's message is not logged, because it can repeat people's words. */
  readonly failure: (sentence: string, error: unknown) => void;
}

const LONGEST_REASON = 300;

/** Writes the events with a logger such as the one of the server. */
export const processLog = (logger: Logger): ProcessLog => ({
  change: (line) => {
    const level = line.status >= 500 ? 'error' : 'info';
    logger[level]({ event: 'change', ...line }, 'A change of the content was answered.');
  },
  publication: (result, seconds) => {
    const line = { event: 'publication', status: result.status, seconds, ...detailsOf(result) };
    if (result.status === 'failed') logger.error(line, 'The site could not be built.');
    else if (result.status === 'diskFull')
      logger.error(line, 'The disk has no room for a publication.');
    else if (isPushed(result)) logger.info(line, 'A publication has ended.');
    else logger.warn(line, 'The publication is served, but its content could not be pushed.');
  },
  refusedSignIn: (step) => {
    logger.warn({ event: 'sign-in refused', step }, 'Somebody could not sign in.');
  },
  failure: (sentence, error) => {
    const git = error instanceof GitFailure ? withoutSecrets(error.message) : undefined;
    logger.error({ event: 'failure', failure: failureFacts(error), git }, sentence);
  },
});

/** The same publisher, which also logs every attempt, including scheduled ones. */
export function toldPublisher(publisher: Publisher, events: ProcessLog): Publisher {
  const told = async (work: Promise<PublishingResult>): Promise<PublishingResult> => {
    const began = performance.now();
    const result = await work;
    events.publication(result, Math.round((performance.now() - began) / 100) / 10);
    return result;
  };
  return {
    ...publisher,
    publish: (order) => told(publisher.publish(order)),
    goBack: (commit, author) => told(publisher.goBack(commit, author)),
  };
}

const isPushed = (result: PublishingResult): boolean =>
  result.status !== 'published' || result.pushFailure === undefined;

function detailsOf(result: PublishingResult): object {
  switch (result.status) {
    case 'published':
      return { build: result.build, push: withoutSecrets(result.pushFailure) };
    case 'conflict':
      return { files: result.files };
    case 'problems':
      return { places: result.problems.map(({ file, line }) => `${file}:${String(line ?? 0)}`) };
    case 'failed':
      return { reason: reasonIn(result.output) };
    default:
      return {};
  }
}

// Git repeats the address of a remote, which can contain a password.
const withoutSecrets = (said: string | undefined): string | undefined =>
  said?.replaceAll(/\/\/[^\s/@]+@/gu, '//').slice(0, LONGEST_REASON);

// Only the line that names the error, without the stack and progress messages around it.
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const found = lines.find((line) => /error/iu.test(line)) ?? lines.at(-1) ?? '';
  return found.trim().slice(0, LONGEST_REASON);
}

import type { Logger } from 'pino';
import { failureDetails } from '../server/database/database-failure.ts';
import { GitFailure } from './publishing/git.ts';

/**
 * The log of the office's process for the person on call, one line for each event. It never contains a name,
 * an address or words of the content; who did what is in the office's own log ('Protokoll').
 */
export interface ProcessLog {
  /** Somebody could not sign in; the address that was typed is not logged. */
  readonly refusedSignIn: (step: 'password' | 'code' | 'passkey' | 'waiting') => void;
  /** Something failed unexpectedly. The error's message is not logged, because it can repeat people's words. */
  readonly failure: (sentence: string, error: unknown) => void;
}

const LONGEST_REASON = 300;

/** Writes the events with a logger such as the one of the server. */
export const processLog = (logger: Logger): ProcessLog => ({
  refusedSignIn: (step) => {
    logger.warn({ event: 'sign-in refused', step }, 'Somebody could not sign in.');
  },
  failure: (sentence, error) => {
    const git = error instanceof GitFailure ? withoutSecrets(error.message) : undefined;
    logger.error({ event: 'failure', failure: failureDetails(error), git }, sentence);
  },
});

/** Next knows the console alone, where it writes the whole error; this makes it the same line as of any other. */
export function logErrorsOfConsole({ failure }: ProcessLog): void {
  const print = console.error;
  console.error = (...said: unknown[]) => {
    const error = said.find((part) => part instanceof Error);
    if (error === undefined) print(...said);
    else failure('A page of the office failed.', error);
  };
}

// Git repeats the address of a remote, which can contain a password.
const withoutSecrets = (said: string | undefined): string | undefined =>
  said?.replaceAll(/\/\/[^\s/@]+@/gu, '//').slice(0, LONGEST_REASON);

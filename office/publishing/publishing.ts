import type { ContentProblem } from '#content-check/content-problem.ts';
import type { BuildProgress } from './build-child.ts';
import type { Author } from './git.ts';

/** What is being done at this moment. */
export type PublishingStep =
  | { readonly step: 'checking' }
  | ({ readonly step: 'building' } & { readonly build: BuildProgress })
  | { readonly step: 'switching' }
  | { readonly step: 'pushing' };

export type PublishingResult =
  | {
      readonly status: 'published';
      readonly build: string;
      readonly commit: string;
      /** Why the remote did not get it; undefined when it did or there is none. */
      readonly pushFailure: string | undefined;
    }
  /** Nothing differs from what is published. */
  | { readonly status: 'unchanged' }
  /** Files that somebody else has published with other words. */
  | { readonly status: 'conflict'; readonly files: readonly string[] }
  | { readonly status: 'problems'; readonly problems: readonly ContentProblem[] }
  /** The check found nothing, but the build stopped. */
  | { readonly status: 'failed'; readonly output: string }
  /** Somebody has changed one of the files on the machine itself meanwhile; trying again helps. */
  | { readonly status: 'touched' }
  /** The disk is full; the earlier publication is still served. */
  | { readonly status: 'diskFull' }
  /** Another publication is under way. */
  | { readonly status: 'busy' };

export interface PublishingOrder {
  readonly commit: string;
  readonly author: Author;
  /** One line for the history. */
  readonly message: string;
  /** Build even when no word has changed, because a day has come. */
  readonly always?: boolean;
}

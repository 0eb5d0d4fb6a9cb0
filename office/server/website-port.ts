import type { ContentProblem } from '../../content-check/content-problem.ts';
import type { Screens } from '../desk/screen.ts';
import type { OfficeAction } from '../log/log.ts';
import type { MailWords } from '../mail.ts';
import type { Role } from '../roles.ts';
import type { BuildProgress } from '../publishing/build-child.ts';

/** Somebody in whose name the website changes. */
export interface Publisher {
  readonly name: string;
  readonly email: string;
}

/** Somebody with an account. */
export interface Colleague extends Publisher {
  readonly id: string;
  readonly role: Role;
}

export type PublishingStep = BuildProgress['step'] | 'writing' | 'switching';

export interface Progress {
  readonly step: PublishingStep;
  readonly done: number;
  /** 0 while nobody knows. */
  readonly of: number;
}

export type Outcome =
  | { readonly status: 'published'; readonly commit: string; readonly build: string }
  | { readonly status: 'failed'; readonly why: 'build' | 'disk' };

/** What the pages of the office need of the website and its machine. */
export interface WebsitePort {
  /** Where it is looked at. */
  readonly address: string;
  /** Where everything published stands as files. */
  readonly published: string;
  /** A folder with what is published, to try something out in. */
  readonly tryOut: <Result>(work: (folder: TryFolder) => Promise<Result>) => Promise<Result>;
  /** Builds the published folder, keeps it in the record and shows it to everybody. */
  readonly publish: (by: Publisher, message: string) => Promise<Outcome>;
  readonly progress: () => Progress | undefined;
  readonly begin: (step: PublishingStep) => void;
  /** The same with an earlier state of what was published. */
  readonly tryState: <Result>(
    commit: string,
    work: (folder: TryFolder) => Promise<Result>,
  ) => Promise<Result>;
  readonly isDue: () => boolean;
  /** Whether what is published was built by another version of the program. */
  readonly isFromEarlierProgram: () => boolean;
  /** Everybody with an account and what they may do. */
  readonly members: () => Promise<ReadonlyMap<string, Colleague>>;
  readonly mail: (to: string, words: MailWords) => Promise<void>;
  /** Told of the work after which Payload has its database and what waits is published. */
  readonly begins: (work: Promise<void>) => void;
  /** By this the drafts are written into the folder of the preview; says when the last file was changed, if any was. */
  writeDrafts?: (folder: string) => Promise<number | undefined>;
  /** By this Payload leaves its database. */
  letGo?: () => Promise<void>;
  /** Writes a line of the log. */
  readonly log: (action: OfficeAction) => Promise<void>;
  readonly failure: (sentence: string, error: unknown) => void;
  /** How many declarations wait for an answer. */
  readonly countOpen: () => Promise<number>;
  /** What the office's own pages show. */
  readonly screens: Screens;
}

/** A folder with content that nobody sees. */
export interface TryFolder {
  /** The content. */
  readonly content: string;
  readonly check: () => readonly ContentProblem[];
}

// Next bundles its pages, so what runs outside of them and what runs inside share no module.
const PORT = Symbol.for('office.website');
const place = globalThis as { [PORT]?: WebsitePort };

export const openWebsitePort = (port: WebsitePort): void => {
  place[PORT] = port;
};

/** Undefined where the office only makes its tables. */
export const websitePort = (): WebsitePort | undefined => place[PORT];

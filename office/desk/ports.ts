import type { Context } from 'hono';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { CommandContext } from '#server/feature.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Who is signed in. */
export interface OfficePerson {
  readonly id: string;
  /** Shown beside marks and notes. */
  readonly name: string;
}

/** What somebody did or looked at, without any of its contents. */
export interface OfficeAction {
  readonly who: OfficePerson;
  /** Never changes once it is in use, such as `declaration.read`. */
  readonly what: string;
  /** Such as a reference; no name and no address of a customer. */
  readonly about?: string;
}

export interface OfficePage {
  readonly title: string;
  readonly body: Html;
  /** Without navigation, for paper. */
  readonly isForPrint?: boolean;
}

/** What the office gives to its desk and its page about health. */
export interface OfficePorts {
  /** Database, queue, settings and features; the queue sends jobs and does none. */
  readonly platform: CommandContext;
  /** The person who sent this request; routes are only reached by people whose role allows it. */
  readonly personOf: (context: Context) => OfficePerson;
  /** Writes a line of the log that nobody can change, before what it is about is shown or done. */
  readonly log: (action: OfficeAction) => Promise<void>;
  /** The page in the frame of the office. */
  readonly show: (context: Context, page: OfficePage) => Response | Promise<Response>;
}

export type Role = 'owner' | 'editor' | 'support';

/** Who may reach the desk and the page about health, and whatever lies below. */
export const deskRoles: readonly { readonly path: string; readonly roles: readonly Role[] }[] = [
  { path: '/erklaerungen', roles: ['owner', 'support'] },
  { path: '/personen', roles: ['owner', 'support'] },
  { path: '/newsletter', roles: ['owner', 'support'] },
  { path: '/zustand', roles: ['owner', 'editor', 'support'] },
  { path: '/desk', roles: ['owner', 'editor', 'support'] },
];

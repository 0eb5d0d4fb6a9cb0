import type { Env } from '#server/env.ts';

/** What tells where the website is reached. */
export type SitePlace = Pick<Env, 'siteUrl' | 'host' | 'port'>;

/** Where the website is reached: under its name or, where it has none, where its server listens. */
export const websiteAddress = ({ siteUrl, host, port }: SitePlace): string =>
  siteUrl ?? httpAddress(host, port);

/** Address of what listens there, without encryption. */
export const httpAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;

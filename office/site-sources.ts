/** What pages are made of besides the content, in the project's folder. */
export const siteFolders = ['src', 'build', 'content-check', 'server', 'public'] as const;

/** Files beside these folders that a build of the site reads. */
export const siteFiles = ['astro.config.ts', 'package.json', 'tsconfig.json'] as const;

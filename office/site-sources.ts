/** The folders of the project, besides the content, that a build of the site reads. */
export const siteFolders = ['src', 'build', 'content-check', 'server', 'public'] as const;

/** The single files that a build of the site reads. */
export const siteFiles = ['astro.config.ts', 'package.json', 'tsconfig.json'] as const;

const hiddenPaths =
  /^\/(?:app|katalog(?:\/.*)?|newsletter\/.*|blog\/(?:cozy-heaven-lyocell-bettwasche-eine-klare-empfehlung|baby-kleinkinder-schlaf))$/;

/** Whether a page stays out of the sitemap: it redirects, serves one person, or shows our parts. */
export const isHiddenPath = (pathname: string): boolean => hiddenPaths.test(pathname);

/**
 * Address of the script behind the list, made from `shell/wake-article-page.ts` by the build. In a file of its
 * own it becomes part of the page's inline script; shared files become requests.
 */
export const articleListScript = '/islands/article-list.js';

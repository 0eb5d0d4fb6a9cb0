/** Address of the script behind “Teilen”, made from `share.ts` by the build; alone for a reason, see article-list-script.ts. */
export const shareScript = '/islands/share.js';

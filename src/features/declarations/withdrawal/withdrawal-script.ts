/**
 * Address of the script that wakes the form, made from `withdrawal-island.tsx` by the build. It has no
 * version in its name, so that a page from before a deployment still finds it.
 */
export const withdrawalScript = '/islands/withdrawal.js';

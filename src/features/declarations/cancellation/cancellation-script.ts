/**
 * Address of the script that wakes the form, made from `cancellation-island.tsx` by the build. It has no
 * version in its name, so that a page from before a deployment still finds it.
 */
export const cancellationScript = '/islands/cancellation.js';

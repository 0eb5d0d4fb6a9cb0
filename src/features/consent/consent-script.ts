/**
 * Address of the script behind the banner, made from `consent-control.ts` by the build. It has no version
 * in its name, so that a page from before a deployment still finds it.
 */
export const consentScript = '/islands/consent.js';

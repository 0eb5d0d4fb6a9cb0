import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout, with a slash at the end. */
export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url));

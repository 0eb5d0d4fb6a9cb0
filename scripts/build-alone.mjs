// @ts-check
// Loaded before a build that the office starts: Astro keeps what it has read in one folder of the checkout, in
// which another build would overwrite it.
import { lockCheckout } from './one-at-a-time.mjs';
import { onParentGone } from './processes.mjs';

onParentGone(() => process.exit(1));
await lockCheckout();

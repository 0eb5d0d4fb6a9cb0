/** Address of the service worker that `build/offline.ts` writes. */
const workerPath = '/offline.js';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * Makes the pages below an address work without a network after this visit. The policy of these pages
 * (`build/page-policies.ts`) allows this one script.
 *
 * @param scope Such as `/wach`.
 */
export function keepOffline(scope: string): void {
  // There is no worker before the build has written it.
  if (import.meta.env.DEV) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('offline', { createScriptURL: () => workerPath });
  const address = policy?.createScriptURL('') ?? workerPath;
  // Absent without HTTPS, refused in some private windows: the page then needs the network.
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.register(address, { scope }).catch(console.warn);
}

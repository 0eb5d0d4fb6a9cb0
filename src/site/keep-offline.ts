import { partly } from '#lib/records.ts';

/** Address of the service worker that `build/offline.ts` writes. */
const workerPath = '/offline.js';

/** The first folders of all pages that say `data-offline`; they are kept together, because one leads to the other. */
const scopes = ['/wach', '/schlaftagebuch'] as const;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

// Absent without HTTPS and in some private windows: the pages then need the network.
const workers = () => partly(navigator).serviceWorker;

const registrations = () =>
  Promise.all(scopes.map(async (scope) => workers()?.getRegistration(scope)));

let address: string | undefined;
let keeping: Promise<boolean> | undefined;

/**
 * Makes the tools work without a network from now on. Call it when somebody uses one; a second call does nothing.
 * The policy of these pages (`build/page-policies.ts`) allows this one script.
 *
 * @returns Whether the pages are kept, as soon as they are.
 */
export function keepOffline(): Promise<boolean> {
  // There is no worker before the build has written it.
  const container = workers();
  if (import.meta.env.DEV || !container) return Promise.resolve(false);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = address === undefined ? trustedTypes : undefined;
  address ??=
    policy?.createPolicy('offline', { createScriptURL: () => workerPath }).createScriptURL('') ??
    workerPath;
  const script = address;
  keeping ??= Promise.all(
    scopes.map(async (scope) => activated(await container.register(script, { scope }))),
  ).then(
    () => true,
    (error: unknown) => {
      console.warn(error);
      keeping = undefined;
      return false;
    },
  );
  return keeping;
}

/** Whether this device keeps the tools, or will in a moment. */
export async function isKeptOffline(): Promise<boolean> {
  if (keeping) return keeping;
  const found = await registrations().catch(() => []);
  return found.length > 0 && found.every((registration) => registration?.active);
}

/** Takes away what `keepOffline` has put on the device, and later what a slow network still brings. */
export async function forgetOffline(): Promise<void> {
  const underWay = keeping;
  keeping = undefined;
  await forget();
  void underWay?.then(forget);
}

async function forget(): Promise<void> {
  const found = await registrations().catch(() => []);
  for (const registration of found) await registration?.unregister();
  const { caches } = partly(window);
  const names = (await caches?.keys()) ?? [];
  // The worker names them so.
  const kept = names.filter((name) => name.startsWith('offline '));
  for (const name of kept) await caches?.delete(name);
}

/** Waits until all files of a part are there. */
async function activated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The pages could not be kept.'));
    });
  });
}

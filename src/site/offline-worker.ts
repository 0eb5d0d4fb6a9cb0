// TypeScript knows the names of workers only in place of those of pages, so these are the few that are needed.
interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
declare const self: {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', act: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', act: (event: FetchEvent) => void) => void);
};
/** Files and version of each part, by the path it is registered for; `build/offline.ts` fills it in. */
declare const OFFLINE_PARTS: Record<string, { files: string[]; version: string } | undefined>;

const scope = new URL(self.registration.scope).pathname;
const { files, version } = OFFLINE_PARTS[scope] ?? { files: [], version: '' };
const prefix = `offline ${scope} `;
const cacheName = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles());
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname: asked } = new URL(url);
  // The server leads an address with a slash at its end to the one without.
  const pathname = asked.replace(/(?<=.)\/+$/, '');
  // Everything else goes its usual way: this worker never answers for another page.
  if (method !== 'GET' || origin !== self.location.origin || !files.includes(pathname)) return;
  event.respondWith(answer(event.request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// In milliseconds. Somebody who lies awake does not wait longer for a network.
const PATIENCE = 3000;

/**
 * Files with a hash in their name never change; of all others the network has the newest, unless it fails or is
 * silent.
 */
async function answer(request: Request, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname, { cacheName });
  if (!kept) return fetch(request);
  if (pathname.startsWith('/_astro/')) return kept;
  const newest = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  const silence = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([newest, silence]);
}

export {};

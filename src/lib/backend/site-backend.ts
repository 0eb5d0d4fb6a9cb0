import { createBackendClient, type BackendClient } from './create-backend-client.ts';

const { PUBLIC_BACKEND_URL = '', PUBLIC_BACKEND_ANON_KEY = '' } = import.meta.env;

let client: BackendClient | undefined;

/** The one backend of this site: its own server unless the build was given another one. */
export const siteBackend = (): BackendClient =>
  (client ??= createBackendClient({
    url: (PUBLIC_BACKEND_URL === '' ? location.origin : PUBLIC_BACKEND_URL).replace(/\/$/, ''),
    anonKey: PUBLIC_BACKEND_ANON_KEY === '' ? 'anon' : PUBLIC_BACKEND_ANON_KEY,
  }));

/** Whether requests to it are free of the rules for foreign origins. */
export const isSameOrigin = (): boolean =>
  PUBLIC_BACKEND_URL === '' || new URL(PUBLIC_BACKEND_URL).origin === location.origin;

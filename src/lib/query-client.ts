import { QueryClient } from '@tanstack/query-core';

const second = 1000;

/**
 * Fetches and remembers (row D4): three more attempts after 1, 2 and 4 s, never more than 30 s apart,
 * results dropped after 5 minutes; what changes something is never tried again by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
        gcTime: 5 * 60 * second,
        // Without a connection somebody should hear so after a few seconds instead of waiting for ever.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}

import { QueryClient } from '@tanstack/query-core';

const second = 1000;

/**
 * A query client with the settings of row D4: three retries after 1, 2 and 4 s, at most 30 s apart;
 * cached for 5 minutes; mutations are never retried.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (failures) => Math.min(second * 2 ** failures, 30 * second),
        gcTime: 5 * 60 * second,
        // Without a connection a query fails after a few seconds instead of waiting.
        networkMode: 'always',
      },
      mutations: { retry: false },
    },
  });
}

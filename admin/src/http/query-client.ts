import { QueryClient } from '@tanstack/react-query';

/** What was read stays until somebody asks for it anew; what failed is for the reader to try again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
        // A request without a connection fails at once and says so, instead of waiting for one unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

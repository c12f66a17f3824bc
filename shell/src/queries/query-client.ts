import { QueryClient } from '@tanstack/react-query';

/** First part of the key of every query of the shell. A game's queries begin with the game's key. */
export const SHELL_QUERIES = 'shell';

/** Returns a client with the shell's defaults. Only server events make data stale, not time or focus. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // The default mode waits for a connection instead of failing.
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  client.setQueryDefaults([SHELL_QUERIES], {
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return client;
}

/** The client of this page, shared by the shell and the calls of all games. */
export const queryClient = createQueryClient();

import { QueryClient } from '@tanstack/react-query';

/** First part of the key of every query of the shell; a game's queries begin with the key of the game. */
export const SHELL_QUERIES = 'shell';

/** Returns a client with the defaults of the shell. Server events, not time or focus, make the shell's data stale. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  client.setQueryDefaults([SHELL_QUERIES], {
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return client;
}

/** The client of this page, for the shell and for the calls of every game. */
export const queryClient = createQueryClient();

import { send } from '@soccer-legends/api-client';
import type { Language } from '@soccer-legends/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryClient, SHELL_QUERIES } from '../queries/query-client.ts';

type Names = Readonly<Record<string, string>>;

const RETRY_MS = 5000;

function namesQuery(kind: 'nations' | 'club-names', language: Language) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, kind, language],
    queryFn: () => send<Names>(`/api/${kind}?language=${language}`),
    // Pages fetch nothing until `loadNames` does, and then repeat what has failed.
    enabled: ({ state }) => state.status === 'error',
    refetchInterval: ({ state }) => state.status === 'error' && RETRY_MS,
  });
}

/**
 * Fetches the names of nations and clubs once. A failure is logged; pages then show their fallbacks, such as the English
 * names of the data, and fetch the names again.
 */
export async function loadNames(language: Language): Promise<void> {
  const clubs = language !== 'en' && queryClient.fetchQuery(namesQuery('club-names', language));
  try {
    await Promise.all([queryClient.fetchQuery(namesQuery('nations', language)), clubs]);
  } catch (error) {
    console.error('The names of the nations and clubs could not be read', error);
  }
}

/** Returns what `loadNames` has fetched. */
export function loadedNames(language: Language): Record<'nations' | 'clubs', Names> {
  const namesOf = (kind: 'nations' | 'club-names') =>
    queryClient.getQueryData<Names>(namesQuery(kind, language).queryKey) ?? {};
  return { nations: namesOf('nations'), clubs: namesOf('club-names') };
}

/** Returns a function for a nation's name: the fallback until `loadNames` has the names, then a new function. */
export function useNationName(language: Language): (code: string | null, fallback: string) => string {
  const { data: names } = useQuery(namesQuery('nations', language));
  return useCallback((code, fallback) => (code === null ? undefined : names?.[code]) ?? fallback, [names]);
}

/** Returns a function for a club's name: the English one until `loadNames` has the names, then a new function. */
export function useClubName(language: Language): (name: string) => string {
  const { data: names } = useQuery(namesQuery('club-names', language));
  return useCallback((name) => names?.[name] ?? name, [names]);
}

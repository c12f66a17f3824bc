import { send } from '@soccer-legends/api-client';
import type { Language } from '@soccer-legends/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryClient, SHELL_QUERIES } from '../queries/query-client.ts';

function nationNamesQuery(language: Language) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'nation-names', language],
    queryFn: () => send<Readonly<Record<string, string>>>(`/api/nations?language=${language}`),
  });
}

/** Fetches the names of nations once. A failure is logged; games then show the English names of their data. */
export async function loadNationNames(language: Language): Promise<void> {
  try {
    await queryClient.fetchQuery(nationNamesQuery(language));
  } catch (error) {
    console.error('The names of the nations could not be read', error);
  }
}

/** Returns a function for a nation's name: the fallback until `loadNationNames` has the names, then a new function. */
export function useNationName(language: Language): (code: string | null, fallback: string) => string {
  const { data: names } = useQuery({ ...nationNamesQuery(language), enabled: false });
  return useCallback((code, fallback) => (code === null ? undefined : names?.[code]) ?? fallback, [names]);
}

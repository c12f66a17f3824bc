import { send } from '@soccer-legends/api-client';
import type { AlbumSpread, PlayerDetail } from '@soccer-legends/contracts';
import { queryOptions } from '@tanstack/react-query';
import { SHELL_QUERIES } from '../queries/query-client.ts';

const FRESH_MS = 10 * 60_000;

/** Fetches the players of the album by nation. Data older than ten minutes is shown and fetched again. */
export const albumQuery = queryOptions({
  queryKey: [SHELL_QUERIES, 'album'],
  queryFn: ({ signal }) => send<AlbumSpread[]>('/api/album', { signal }),
  staleTime: FRESH_MS,
});

export function playerQuery(id: number) {
  return queryOptions({
    queryKey: [SHELL_QUERIES, 'player', id],
    queryFn: ({ signal }) => send<PlayerDetail>(`/api/players/${id}`, { signal }),
    staleTime: FRESH_MS,
  });
}

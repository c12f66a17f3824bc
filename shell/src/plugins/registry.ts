import { openEventStream, send } from '@soccer-legends/api-client';
import { gameAtPath, type GameListing, type ServerEvent } from '@soccer-legends/contracts';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { queryClient, SHELL_QUERIES } from '../queries/query-client.ts';
import { endWithdrawn, leaveWithoutQuestions } from './withdrawal.ts';

const RETRY_DELAY_MS = 5000;
const NO_GAMES: readonly GameListing[] = [];

const registryQuery = queryOptions({
  queryKey: [SHELL_QUERIES, 'registry'],
  queryFn: async ({ client, signal }) => {
    try {
      const answer = await send<unknown>('/api/games', { signal });
      if (!Array.isArray(answer)) throw new TypeError('The registry is not a list.');
      return keepPreviews(answer as GameListing[], readRegistry(client));
    } catch (error) {
      if (!signal.aborted) console.error('The list of games could not be read', error);
      throw error;
    }
  },
  // Without retries, the page would show an old list until the next event.
  retry: true,
  retryDelay: RETRY_DELAY_MS,
});

/** Returns all listed games, active or not; empty until the list is read. Failed reads are retried every 5 seconds. */
export function useRegistry(): readonly GameListing[] {
  return useQuery(registryQuery).data ?? NO_GAMES;
}

/** Returns the game at this path in the current list; undefined if there is none. */
export function listedGameAt(path: string): GameListing | undefined {
  return gameAtPath(path, readRegistry(queryClient));
}

/**
 * Returns the version of a game to which the next round belongs if it is not this one, because a version was released or
 * rolled back meanwhile. Previews and developers' builds stay.
 */
export function replacementOf({ key, remote, preview, devOrigin }: GameListing): GameListing | undefined {
  if (preview || devOrigin !== undefined) return undefined;
  const listed = readRegistry(queryClient).find((game) => game.key === key);
  return listed && listed.remote.entry !== remote.entry ? listed : undefined;
}

/** Adds the registry from the document to the query client, so that the first game needs no request. */
export function seedRegistry(client: QueryClient, listings: readonly GameListing[]): void {
  client.setQueryData(registryQuery.queryKey, [...listings]);
}

/** Reads the registry again after every server event, and ends the document of a withdrawn game. */
export function followRegistry(client: QueryClient): void {
  leaveWithoutQuestions();
  const refresh = () => void client.invalidateQueries({ queryKey: registryQuery.queryKey });
  openEventStream('/api/events', {
    on: {
      registry: refresh,
      withdrawn: (data) => {
        const event = JSON.parse(data) as ServerEvent;
        if (event.type === 'withdrawn') endWithdrawn(event.releases);
      },
    },
    // Events that were sent while the stream was closed are lost.
    onOpen: refresh,
  });
  if (readRegistry(client).length === 0) refresh();
}

function readRegistry(client: QueryClient): readonly GameListing[] {
  return client.getQueryData(registryQuery.queryKey) ?? NO_GAMES;
}

/** Only the document contains the games that its administrator may preview. */
function keepPreviews(fresh: readonly GameListing[], before: readonly GameListing[]): GameListing[] {
  const previewed = new Set(before.filter(({ preview }) => preview).map(({ key }) => key));
  return fresh.map((game) => (previewed.has(game.key) ? { ...game, preview: true } : game));
}

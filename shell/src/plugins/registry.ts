import { send } from '@soccer-legends/api-client';
import type { GameListing } from '@soccer-legends/contracts';
import { useSyncExternalStore } from 'react';

let listings: readonly GameListing[] = inlined();
/** The page alone says what its administrator may preview; the list that is read later does not. */
const previewed = new Set(listings.filter(({ preview }) => preview).map(({ key }) => key));
const listeners = new Set<() => void>();

/** The registry as this page last heard of it. */
export function useRegistry(): readonly GameListing[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => listings,
  );
}

/** Follows the registry from now on: what is switched on or off shows within a second. */
export function startRegistry(): void {
  const events = new EventSource('/api/events');
  for (const news of ['registry', 'withdrawn']) events.addEventListener(news, () => void refresh());
  // Nobody knows what was missed while there was no connection: since the page was made, or since the last one broke.
  events.addEventListener('open', () => void refresh());
  if (listings.length === 0) void refresh();
}

async function refresh(): Promise<void> {
  try {
    const answer = await send<unknown>('/api/games');
    if (!Array.isArray(answer)) throw new TypeError('The registry is not a list.');
    listings = (answer as GameListing[]).map((game) => (previewed.has(game.key) ? { ...game, preview: true } : game));
    for (const listener of listeners) listener();
  } catch (fault) {
    console.error('The list of games could not be read', fault);
  }
}

// The page carries the registry, so that no request stands before the first game.
function inlined(): readonly GameListing[] {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as GameListing[]) : [];
}

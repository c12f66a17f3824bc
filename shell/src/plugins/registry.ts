import { send } from '@soccer-legends/api-client';
import type { GameListing, ServerEvent } from '@soccer-legends/contracts';
import { useSyncExternalStore } from 'react';

let listings: readonly GameListing[] = inlined();
/** The page alone says what its administrator may preview; the list that is read later does not. */
const previewed = new Set(listings.filter(({ preview }) => preview).map(({ key }) => key));
/** Taken from everybody while this page was open, also from those who are playing. */
const withdrawn = new Set<string>();
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

/** The game at an address, as this page last heard of it. */
export function gameAt(path: string): GameListing | undefined {
  return listings.find(({ route }) => route === path);
}

/** Whether a plugin was taken from everybody; one that is merely not listed any more can be played to the end. */
export function isWithdrawn(key: string): boolean {
  return withdrawn.has(key);
}

/** Follows the registry from now on: what is switched on or off shows within a second. */
export function startRegistry(): void {
  const events = new EventSource('/api/events');
  events.addEventListener('registry', () => void refresh());
  events.addEventListener('withdrawn', ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as ServerEvent;
    if (news.type === 'withdrawn') withdrawn.add(news.key);
    void refresh(true);
  });
  // Nobody knows what was missed while there was no connection: since the page was made, or since the last one broke.
  events.addEventListener('open', () => void refresh());
  if (listings.length === 0) void refresh();
}

/** @param news whether there is something to show though the list may be the same. */
async function refresh(news = false): Promise<void> {
  try {
    const answer = await send<unknown>('/api/games');
    if (!Array.isArray(answer)) throw new TypeError('The registry is not a list.');
    const fresh = (answer as GameListing[]).map((game) =>
      previewed.has(game.key) ? { ...game, preview: true } : game,
    );
    for (const { key } of fresh) withdrawn.delete(key);
    // Most often nothing has happened since the page was made.
    if (!news && JSON.stringify(fresh) === JSON.stringify(listings)) return;
    listings = fresh;
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

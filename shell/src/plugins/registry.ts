import { send } from '@soccer-legends/api-client';
import type { GameListing, ServerEvent } from '@soccer-legends/contracts';
import { useSyncExternalStore } from 'react';

let listings: readonly GameListing[] = inlined();
/** The page alone says what its administrator may preview; the list that is read later does not. */
const previewed = new Set(listings.filter(({ preview }) => preview).map(({ key }) => key));
/** Taken from everybody, also from those who are playing. */
let withdrawn: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** A list that could not be read is asked for again, or a page would show an old one until the next news. */
const ASK_AGAIN_MS = 5000;
let asking: ReturnType<typeof setTimeout> | undefined;

/** The registry as this page last heard of it. */
export function useRegistry(): readonly GameListing[] {
  return useSyncExternalStore(subscribe, () => listings);
}

/** The game at an address, as this page last heard of it. */
export function gameAt(path: string): GameListing | undefined {
  return listings.find(({ route }) => route === path);
}

/** The plugins that were taken from everybody; one that is merely not listed any more can be played to the end. */
export function useWithdrawn(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => withdrawn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the registry from now on: what is switched on or off shows within a second. */
export function startRegistry(): void {
  const events = new EventSource('/api/events');
  events.addEventListener('registry', () => void refresh());
  events.addEventListener('withdrawn', ({ data }: MessageEvent<string>) => {
    const news = JSON.parse(data) as ServerEvent;
    if (news.type === 'withdrawn') withdrawn = new Set(news.keys);
    for (const listener of listeners) listener();
  });
  // Nobody knows what was missed while there was no connection: since the page was made, or since the last one broke.
  events.addEventListener('open', () => void refresh());
  if (listings.length === 0) void refresh();
}

async function refresh(): Promise<void> {
  clearTimeout(asking);
  try {
    const answer = await send<unknown>('/api/games');
    if (!Array.isArray(answer)) throw new TypeError('The registry is not a list.');
    const fresh = (answer as GameListing[]).map((game) =>
      previewed.has(game.key) ? { ...game, preview: true } : game,
    );
    // Most often nothing has happened since the page was made.
    if (JSON.stringify(fresh) === JSON.stringify(listings)) return;
    listings = fresh;
    for (const listener of listeners) listener();
  } catch (fault) {
    console.error('The list of games could not be read', fault);
    asking = setTimeout(() => void refresh(), ASK_AGAIN_MS);
  }
}

// The page carries the registry, so that no request stands before the first game.
function inlined(): readonly GameListing[] {
  const text = document.getElementById('registry')?.textContent;
  return text ? (JSON.parse(text) as GameListing[]) : [];
}

import { namesContain, type PlayerHit } from '@soccer-legends/contracts';
import { httpErrorIn, type Http } from '@soccer-legends/game-sdk';
import { useEffect, useRef, useState } from 'react';

const SHORTEST = 2;
const PAUSE_MS = 300;
const TIMEOUT_MS = 5000;
/** Delay before a failed search is repeated. */
const RETRY_MS = 5000;
const TOO_MANY_REQUESTS = 429;

export interface Suggestions {
  /** In the order of the server. While loading, the earlier ones that still match; empty after a failure. */
  players: readonly PlayerHit[];
  /** `idle` for a text that is too short to search; `waiting` while the server accepts no further search. */
  state: 'idle' | 'loading' | 'found' | 'failed' | 'waiting';
  /** Seconds until the next search in the state `waiting`, otherwise 0. */
  waitS: number;
}

const NONE: Suggestions & { query: string } = { players: [], state: 'idle', waitS: 0, query: '' };

/**
 * Returns players whose names contain the text, from two letters on, fetched after a pause in typing. A response for an
 * older text never replaces one for a newer text. A failed search is repeated, as soon as the server accepts it.
 */
export function usePlayerSuggestions(http: Http, text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  /** In milliseconds of `performance.now()`. Typing does not shorten the wait. */
  const acceptedFrom = useRef(0);
  const query = text.trim();
  if (query !== suggestions.query) {
    // Keeps only earlier suggestions that still match, so that no outdated suggestion can be chosen.
    const players = suggestions.players.filter(({ name, alias = '' }) => namesContain([name, alias], query));
    setSuggestions(query.length < SHORTEST ? { ...NONE, query } : { ...NONE, players, state: 'loading', query });
  }

  useEffect(() => {
    if (query.length < SHORTEST) return undefined;
    const asked = new AbortController();
    void search(http, query, asked.signal, acceptedFrom, (found) => {
      if (!asked.signal.aborted) setSuggestions({ ...NONE, ...found, query });
    });
    return () => asked.abort();
  }, [http, query]);

  return suggestions;
}

/** Searches until a search succeeds or the signal aborts, and shows every state in between. */
async function search(
  http: Http,
  query: string,
  signal: AbortSignal,
  acceptedFrom: { current: number },
  show: (found: Partial<Suggestions>) => void,
): Promise<void> {
  for (let delayMs = PAUSE_MS; ;) {
    if (delayMs > 0) await pause(delayMs, signal);
    if (signal.aborted) return;
    delayMs = acceptedFrom.current - performance.now();
    if (delayMs > 0) {
      show({ state: 'waiting', waitS: Math.ceil(delayMs / 1000) });
      continue;
    }
    try {
      const path = `/api/players/search?q=${encodeURIComponent(query)}`;
      const answer = await http.get<unknown>(path, { signal, timeoutMs: TIMEOUT_MS });
      return show({ players: Array.isArray(answer) ? (answer as PlayerHit[]) : [], state: 'found' });
    } catch (error) {
      const { status, retryAfterMs = RETRY_MS } = httpErrorIn(error) ?? {};
      if (status === TOO_MANY_REQUESTS) acceptedFrom.current = performance.now() + retryAfterMs;
      else show({ state: 'failed' });
      delayMs = status === TOO_MANY_REQUESTS ? 0 : RETRY_MS;
    }
  }
}

/** Resolves after a delay, or when the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

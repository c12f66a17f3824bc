import { namesContain, type PlayerHit } from '@soccer-legends/contracts';
import type { Http } from '@soccer-legends/game-sdk';
import { useEffect, useState } from 'react';

const SHORTEST = 2;
const PAUSE_MS = 300;
const TIMEOUT_MS = 5000;

export interface Suggestions {
  /** In the order of the server. While loading, the earlier ones that still match; empty after a failure. */
  players: readonly PlayerHit[];
  /** `idle` for a text that is too short to search. */
  state: 'idle' | 'loading' | 'found' | 'failed';
}

const NONE: Suggestions & { query: string } = { players: [], state: 'idle', query: '' };

/**
 * Returns players whose names contain the text, from two letters on, fetched after a pause in typing. A response for an
 * older text never replaces one for a newer text.
 */
export function usePlayerSuggestions(http: Http, text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  const query = text.trim();
  if (query !== suggestions.query) {
    // Keeps only earlier suggestions that still match, so that no outdated suggestion can be chosen.
    const players = suggestions.players.filter(({ name, alias = '' }) => namesContain([name, alias], query));
    setSuggestions(query.length < SHORTEST ? { ...NONE, query } : { players, state: 'loading', query });
  }

  useEffect(() => {
    if (query.length < SHORTEST) return undefined;
    const asked = new AbortController();
    const pause = setTimeout(() => {
      void http
        .get<unknown>(`/api/players/search?q=${encodeURIComponent(query)}`, {
          signal: asked.signal,
          timeoutMs: TIMEOUT_MS,
        })
        .then((answer) => ({ players: Array.isArray(answer) ? (answer as PlayerHit[]) : [], state: 'found' as const }))
        .catch(() => ({ players: [], state: 'failed' as const }))
        .then((found) => {
          if (!asked.signal.aborted) setSuggestions({ ...found, query });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asked.abort();
    };
  }, [http, query]);

  return suggestions;
}

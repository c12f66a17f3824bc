import { fold, searchForms, type PlayerHit } from '@soccer-legends/contracts';
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

const NONE: Suggestions = { players: [], state: 'idle' };

/**
 * Returns players whose names contain the text, from two letters on, fetched after a pause in typing. A response for an
 * older text never replaces one for a newer text.
 */
export function usePlayerSuggestions(http: Http, text: string): Suggestions {
  const [suggestions, setSuggestions] = useState(NONE);
  const query = text.trim();

  useEffect(() => {
    if (query.length < SHORTEST) {
      setSuggestions(NONE);
      return undefined;
    }
    const asked = new AbortController();
    // Keeps only earlier suggestions that still match, so that no outdated suggestion can be chosen.
    setSuggestions(({ players }) => ({
      players: players.filter((player) => contains(player, query)),
      state: 'loading',
    }));
    const pause = setTimeout(() => {
      http
        .get<unknown>(`/api/players/search?q=${encodeURIComponent(query)}`, {
          signal: asked.signal,
          timeoutMs: TIMEOUT_MS,
        })
        .then((answer) => ({ players: Array.isArray(answer) ? (answer as PlayerHit[]) : [], state: 'found' as const }))
        .catch(() => ({ players: [], state: 'failed' as const }))
        .then((found) => {
          if (!asked.signal.aborted) setSuggestions(found);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asked.abort();
    };
  }, [http, query]);

  return suggestions;
}

function contains({ name, alias = '' }: PlayerHit, query: string): boolean {
  const forms = [name, alias].flatMap(searchForms);
  return fold(query)
    .split(/[\s-]+/)
    .every((word) => forms.some((form) => form.includes(word)));
}

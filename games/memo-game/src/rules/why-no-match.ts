import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import type { MemoState } from './state.ts';

export type NoMatch =
  | { kind: 'twoPhotos' | 'twoNames' }
  /** A fact about the named player that the photo contradicts; `named` if none is known. */
  | { kind: 'nation' | 'position' | 'named'; player: PicturedPlayer };

/** Returns why the two cards of the last move do not match; undefined before the first move. */
export function whyNoMatch({ cards, compared, players }: MemoState): NoMatch | undefined {
  const open = compared.map((place) => cards[place]);
  const [named, pictured] = (['name', 'photo'] as const).map((type) => {
    const card = open.find((card) => card?.type === type);
    return players.find(({ id }) => id === card?.playerId);
  });
  if (!named) return open.length > 0 ? { kind: 'twoPhotos' } : undefined;
  if (!pictured) return { kind: 'twoNames' };
  if (differs(named.country, pictured.country)) return { kind: 'nation', player: named };
  return { kind: differs(named.position, pictured.position) ? 'position' : 'named', player: named };
}

/** An unknown fact, which is empty or null, contradicts nothing. */
function differs(one: string | null, other: string | null): boolean {
  return Boolean(one) && Boolean(other) && one !== other;
}

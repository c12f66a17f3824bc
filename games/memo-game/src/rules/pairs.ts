import type { MemoCard, MemoState } from './state.ts';

export function isPair(one: MemoCard | undefined, other: MemoCard | undefined): boolean {
  return one !== undefined && other !== undefined && one.playerId === other.playerId && one.type !== other.type;
}

/** Returns whether the two open cards match; false with fewer than two. */
export function isOpenPair({ cards, open }: Pick<MemoState, 'cards' | 'open'>): boolean {
  const [first, second] = open.map((place) => cards[place]);
  return isPair(first, second);
}

export function isMatched({ cards, matches }: Pick<MemoState, 'cards' | 'matches'>, place: number): boolean {
  return matches.some(({ playerId }) => playerId === cards[place]?.playerId);
}

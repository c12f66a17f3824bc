import type { MemoCard, MemoState } from './memo-state.ts';

/** Whether two cards are a player's photo and name. */
export function isPair(one: MemoCard | undefined, other: MemoCard | undefined): boolean {
  return one !== undefined && other !== undefined && one.playerId === other.playerId && one.type !== other.type;
}

/** Whether the two cards that are face up are a pair. */
export function isOpenPair({ cards, open }: Pick<MemoState, 'cards' | 'open'>): boolean {
  const [first, second] = open.map((place) => cards[place]);
  return isPair(first, second);
}

export function isMatched({ cards, matches }: Pick<MemoState, 'cards' | 'matches'>, place: number): boolean {
  return matches.some(({ playerId }) => playerId === cards[place]?.playerId);
}

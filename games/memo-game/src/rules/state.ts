import type { DrawnPlayers } from './draw-players.ts';

export interface MemoDeal extends DrawnPlayers {
  /** Length of the game in milliseconds; null for no limit. */
  limitMs: number | null;
}

/** Each player has two cards: a photo and a name. */
export interface MemoCard {
  playerId: number;
  type: 'photo' | 'name';
}

export interface MemoState extends MemoDeal {
  /** The cards from left to right and top to bottom. */
  readonly cards: readonly MemoCard[];
  /** Indexes of the open cards that are not yet a pair. */
  readonly open: readonly number[];
  /** Indexes of the two cards of the last move; empty before the first one. */
  readonly compared: readonly number[];
  /** Number of second cards that were turned. */
  readonly moves: number;
  /** The found pairs in order. `move` is the number of moves at the time. */
  readonly matches: readonly { playerId: number; move: number }[];
  /** `laying`: the pictures are loading. `comparing`: two cards are open. */
  readonly phase: 'laying' | 'playing' | 'comparing' | 'over';
}

/** `place` is an index of `cards`. The other moves come from timers, and `begin` also from the request for pictures. */
export type MemoMove = { kind: 'begin' } | { kind: 'flip'; place: number } | { kind: 'compared' } | { kind: 'timeUp' };

/** The phase in which the move is not accepted. `faceUp`: the card is open already, or there is none. */
export type MemoRefusal = MemoState['phase'] | 'faceUp';

export interface PicturesRequest {
  photos: readonly string[];
}

import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type MemoPlayer = PicturedPlayer;

export interface MemoDeal {
  players: readonly MemoPlayer[];
  limitMs: number | null;
}

/** Each player has two cards: a photo and a name. */
export interface MemoCard {
  playerId: number;
  type: 'photo' | 'name';
}

interface Match {
  playerId: number;
  move: number;
}

export interface MemoState extends MemoDeal {
  readonly cards: readonly MemoCard[];
  /** Indexes of the open cards that are not yet a pair. */
  readonly open: readonly number[];
  /** Indexes of the two cards of the last move; empty before the first one. */
  readonly compared: readonly number[];
  readonly moves: number;
  readonly matches: readonly Match[];
  /** `laying`: the pictures are loading. `comparing`: two cards are open. */
  readonly phase: 'laying' | 'playing' | 'comparing' | 'over';
}

export type MemoMove = { kind: 'begin' } | { kind: 'flip'; place: number } | { kind: 'compared' } | { kind: 'timeUp' };

export type MemoRefusal = MemoState['phase'] | 'faceUp';

export interface PicturesRequest {
  photos: readonly string[];
}

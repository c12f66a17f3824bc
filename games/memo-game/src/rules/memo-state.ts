import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type MemoPlayer = PicturedPlayer;

export interface MemoDeal {
  players: readonly MemoPlayer[];
  /** Null for no limit. */
  limitMs: number | null;
}

/** Each player has two: a photo and a name. */
export interface MemoCard {
  playerId: number;
  type: 'photo' | 'name';
}

/** A pair that was found, on which move. */
interface Match {
  playerId: number;
  move: number;
}

export interface MemoState extends MemoDeal {
  readonly cards: readonly MemoCard[];
  /** Places of the cards that are face up and no pair yet. */
  readonly open: readonly number[];
  /** Counted with every second card. */
  readonly moves: number;
  readonly matches: readonly Match[];
  /** `laying`: the pictures are on their way. `comparing`: two cards are face up. */
  readonly phase: 'laying' | 'playing' | 'comparing' | 'over';
}

export type MemoMove = { kind: 'begin' } | { kind: 'flip'; place: number } | { kind: 'compared' } | { kind: 'timeUp' };

/** Asks for the pictures of the game to be ready to be shown. */
export interface PicturesRequest {
  photos: readonly string[];
}

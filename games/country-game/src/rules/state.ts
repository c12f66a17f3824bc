import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type CountryPlayer = PicturedPlayer;

export interface CountryDeal {
  players: readonly CountryPlayer[];
}

/** A chosen card, with the card that was the answer. */
export interface Pick {
  readonly asked: number;
  readonly card: number;
}

export interface CountryState {
  /** The cards in the order of the board. */
  readonly players: readonly CountryPlayer[];
  /** The cards in the order of their questions. */
  readonly prompts: readonly number[];
  /** Picks that were counted. */
  readonly picks: readonly Pick[];
  /** The pick whose verdict is shown. */
  readonly shown: Pick | null;
}

export type CountryMove = { kind: 'pick'; card: number } | { kind: 'seen' };

export type CountryRefusal = 'over' | 'locked' | 'noSuchCard' | 'matched' | 'nothingOnShow';

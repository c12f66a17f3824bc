import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export interface CountryDeal {
  /** Ten players of different countries, which are never empty, with unique names. */
  players: readonly PicturedPlayer[];
  /** Whether a card shows its name only after it was picked. */
  blind: boolean;
}

/** One answer. Both cards are indexes of `players`. */
export interface Pick {
  readonly asked: number;
  readonly card: number;
}

/** `players` are the cards from left to right and top to bottom. */
export interface CountryState extends Readonly<CountryDeal> {
  /** Indexes of `players` in the order in which they are asked. */
  readonly prompts: readonly number[];
  /** The answers whose verdict was shown, in order. */
  readonly picks: readonly Pick[];
  /** The answer whose verdict is shown; null while a card can be picked. */
  readonly shown: Pick | null;
}

/** `card` is an index of `players`. `seen` ends a verdict. */
export type CountryMove = { kind: 'pick'; card: number } | { kind: 'seen' };

/**
 * `matched`: the card was found earlier. `tried`: the card was wrong for this country before. `nothingOnShow` only
 * concerns the move of the timer.
 */
export type CountryRefusal = 'over' | 'locked' | 'noSuchCard' | 'matched' | 'tried' | 'nothingOnShow';

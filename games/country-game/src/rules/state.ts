import type { PicturedPlayer } from '@soccer-legends/game-sdk';

export type CountryPlayer = PicturedPlayer;

export interface CountryDeal {
  players: readonly CountryPlayer[];
}

export interface Pick {
  readonly asked: number;
  readonly card: number;
}

export interface CountryState {
  readonly players: readonly CountryPlayer[];
  readonly prompts: readonly number[];
  readonly picks: readonly Pick[];
  readonly shown: Pick | null;
}

export type CountryMove = { kind: 'pick'; card: number } | { kind: 'seen' };

export type CountryRefusal = 'over' | 'locked' | 'noSuchCard' | 'matched' | 'nothingOnShow';

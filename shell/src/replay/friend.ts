import type { Options } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import type { LinkedResult } from '../challenge/challenge-link.ts';
import type { LoadedGame } from '../plugins/load-game.ts';

/**
 * What is known about the result in a link. `confirmed`: the moves in the link give it. `otherVersion`: its rules may differ,
 * so that the moves cannot be replayed. `claimed`: nobody has checked it.
 */
export type FriendStanding = 'checking' | 'confirmed' | 'claimed' | 'otherVersion';

export interface Friend {
  result: LinkedResult;
  standing: FriendStanding;
  /** The confirmed round itself. */
  replay?: Replay;
}

/** A round that can be watched. */
export interface Replay {
  game: AnyGame;
  /** The first state, and that after each move. */
  states: readonly unknown[];
  /** When each move was played, in tenths of a second since the start. */
  times: readonly number[];
}

export interface FriendRound {
  loaded: LoadedGame;
  token: string;
  /** As in `SharedRound`; undefined if it is unknown. */
  seed: string | undefined;
  /** The options that differ from their initial values. */
  preset: Options;
  recent?: readonly string[] | undefined;
}

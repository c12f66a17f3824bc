import type { Options } from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { LinkedResult } from '../challenge/challenge-link.ts';
import type { GhostAnswer } from '../ghost/ghost.ts';
import type { LoadedGame } from '../plugins/load-game.ts';

/**
 * What is known about the result in a link. `confirmed`: the moves in the link give it. `otherVersion`: its rules may differ,
 * so that the moves cannot be replayed. `damaged`: the moves give no result. `claimed`: the link has no moves, or only the
 * server could confirm them.
 */
export type FriendStanding = 'checking' | 'confirmed' | 'claimed' | 'damaged' | 'otherVersion';

export interface Friend {
  result: LinkedResult;
  standing: FriendStanding;
  /** The replayed round itself. */
  played?: Resumable;
  /** Its answers. */
  ghost?: readonly GhostAnswer[];
}

/** A finished round that can be watched. */
export interface WatchedRound {
  /** The game's name in the page's language. */
  name: string;
  loaded: LoadedGame;
  played: Resumable;
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

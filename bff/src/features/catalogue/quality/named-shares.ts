import type { GameShare } from '@soccer-legends/contracts';

/** How often visitors named one player, and all players, in a game. */
export interface PlayerResult extends GameShare {
  playerId: number;
  gameAsked: number;
  gameNamed: number;
}

export type ShareCheck = 'hardlyNamed' | 'alwaysNamed';

/** Shares of the visitors: of those who were asked for the player, and of all players of the game. */
type ShareRule = (own: number, game: number) => boolean;

/** A game in which visitors name hardly anyone, or everyone, says nothing about one player. */
const RULES: Readonly<Record<ShareCheck, ShareRule>> = {
  hardlyNamed: (own, game) => own <= 0.1 && game >= 0.3,
  alwaysNamed: (own, game) => own >= 0.95 && game <= 0.85,
};

/** Returns the results in which a player stands out, by the id of the player. */
export function unusualShares(check: ShareCheck, results: readonly PlayerResult[]): Map<number, GameShare[]> {
  const found = new Map<number, GameShare[]>();
  for (const { playerId, game, asked, named, gameAsked, gameNamed } of results) {
    if (!RULES[check](named / asked, gameNamed / gameAsked)) continue;
    found.set(playerId, [...(found.get(playerId) ?? []), { game, asked, named }]);
  }
  return found;
}

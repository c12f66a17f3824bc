import type { GameShare } from '@soccer-legends/contracts';

/** How often visitors named one player in a game, and how often they named all players of the game. */
export interface PlayerResult extends GameShare {
  playerId: number;
  gameAsked: number;
  gameNamed: number;
}

/** The checks of `QUALITY_CHECKS` that depend on the results of visitors. */
export type ShareCheck = 'hardlyNamed' | 'alwaysNamed';

/** Shares of visitors who name a player. In between, no check finds the player. */
export const HARDLY = 0.1;
export const NEARLY_ALWAYS = 0.95;

/** Compares the share of visitors who named the player with the share for all players of the game. */
type ShareRule = (own: number, game: number) => boolean;

/** If visitors of a game name nearly everyone or hardly anyone, one player's share says nothing. */
const RULES: Readonly<Record<ShareCheck, ShareRule>> = {
  hardlyNamed: (own, game) => own <= HARDLY && game >= 0.3,
  alwaysNamed: (own, game) => own >= NEARLY_ALWAYS && game <= 0.85,
};

/** Returns the games in which visitors name a player unusually rarely or often, by player id. */
export function unusualShares(check: ShareCheck, results: readonly PlayerResult[]): Map<number, GameShare[]> {
  const found = new Map<number, GameShare[]>();
  for (const { playerId, game, asked, named, gameAsked, gameNamed } of results) {
    if (!RULES[check](named / asked, gameNamed / gameAsked)) continue;
    found.set(playerId, [...(found.get(playerId) ?? []), { game, asked, named }]);
  }
  return found;
}

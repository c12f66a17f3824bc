import type { DrawName, ReviewEffects } from '@soccer-legends/contracts';
import type { Facts } from '../model/facts.ts';
import { gameEffects } from '../game-effects.ts';
import { drawsOfPlayer } from '../player-draws.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../snapshot.ts';
import type { ReviewItem } from './review-item.entity.ts';

const NONE: ReviewEffects = { gains: [], loses: [] };

/**
 * Returns the games that a player would enter or leave if the decision about an item changed.
 *
 * @param proposed what the games show after a proposed change of the service's facts; undefined for other items
 */
export function effectsOf(
  { kind, state, changes }: Pick<ReviewItem, 'kind' | 'state' | 'changes'>,
  proposed: Facts | undefined,
  player: CataloguePlayer,
  { teams }: Pick<CatalogueSnapshot, 'teams'>,
  gamesWith: (draws: readonly DrawName[]) => string[],
): ReviewEffects {
  const gamesOf = (facts: CataloguePlayer): string[] => gamesWith(drawsOfPlayer(facts, teams));
  const games = gamesOf(player);
  if (kind === 'newcomer' || kind === 'littleKnown')
    return player.inGames ? gameEffects(games, []) : gameEffects([], games);
  if (state !== 'open') return NONE;
  const after = proposed
    ? { ...proposed.fields, spells: proposed.career }
    : Object.fromEntries(changes.map((change) => [change.field, change.after]));
  return gameEffects(games, gamesOf(player.with(after)));
}

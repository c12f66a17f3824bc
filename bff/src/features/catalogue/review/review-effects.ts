import type { DrawName, ReviewEffects } from '@soccer-legends/contracts';
import type { PersonFacts } from '../edits/person-facts.ts';
import { gameEffects } from '../game-effects.ts';
import { drawsOfPlayer } from '../player-draws.ts';
import type { CataloguePlayer, CatalogueSnapshot } from '../snapshot.ts';
import type { ReviewItem } from './review-item.entity.ts';

const NONE: ReviewEffects = { gains: [], loses: [] };

/** Returns the games that a player would enter or leave if the decision about an item changed. */
export function effectsOf(
  { kind, state, changes, proposed }: Pick<ReviewItem, 'kind' | 'state' | 'changes' | 'proposed'>,
  player: CataloguePlayer,
  { teams }: Pick<CatalogueSnapshot, 'teams'>,
  gamesWith: (draws: readonly DrawName[]) => string[],
): ReviewEffects {
  const gamesOf = (facts: CataloguePlayer): string[] => gamesWith(drawsOfPlayer(facts, teams));
  const games = gamesOf(player);
  if (kind === 'newcomer' || kind === 'littleKnown')
    return player.inGames ? gameEffects(games, []) : gameEffects([], games);
  if (state !== 'open') return NONE;
  const facts = proposed ?? { fields: Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  return gameEffects(games, gamesOf(withFacts(player, facts as Partial<PersonFacts>)));
}

function withFacts(player: CataloguePlayer, { fields, career }: Partial<PersonFacts>): CataloguePlayer {
  const spells = career?.map((spell, seq) => ({ ...spell, playerId: player.id, seq }));
  return player.with({ ...fields, ...(spells && { spells }) });
}

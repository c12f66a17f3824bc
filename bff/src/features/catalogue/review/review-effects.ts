import type { ReviewEffects } from '@soccer-legends/contracts';
import type { PersonFacts } from '../edits/person-facts.ts';
import { gameEffects, gamesOfPlayer } from '../game-effects.ts';
import { careerItem, type CataloguePlayer, type CatalogueSnapshot } from '../snapshot.ts';
import type { ReviewItem } from './review-item.entity.ts';

const NONE: ReviewEffects = { gains: [], loses: [] };

/** Returns which games would gain or lose a player if an administrator changes what is decided about an item. */
export function effectsOf(
  { kind, state, changes, proposed }: Pick<ReviewItem, 'kind' | 'state' | 'changes' | 'proposed'>,
  player: CataloguePlayer,
  { teams }: Pick<CatalogueSnapshot, 'teams'>,
): ReviewEffects {
  const games = gamesOfPlayer(player, teams);
  if (kind === 'newcomer' || kind === 'littleKnown')
    return player.inGames ? gameEffects(games, []) : gameEffects([], games);
  if (state !== 'open') return NONE;
  const facts = proposed ?? { fields: Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  return gameEffects(games, gamesOfPlayer(withFacts(player, facts as Partial<PersonFacts>, teams), teams));
}

function withFacts(
  player: CataloguePlayer,
  { fields, career }: Partial<PersonFacts>,
  teams: CatalogueSnapshot['teams'],
): CataloguePlayer {
  const spells = career?.map((spell, seq) => ({ ...spell, playerId: player.id, seq }));
  return {
    ...player,
    ...fields,
    ...(spells && { spells, career: spells.map((spell) => careerItem(spell, teams)) }),
  };
}

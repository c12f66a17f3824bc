import type { Matchday } from '@soccer-legends/contracts';
import { fixtureAddress } from '../matchday/fixture-address.ts';
import { useOpenFixtures } from '../matchday/use-open-fixtures.ts';
import { GameTiles, MOST_TILES } from '../results/GameTiles.tsx';

/** The open fixtures that follow the next one, which has a button of its own. */
export function MoreFixtures({ card, after }: { card: Matchday; after: string }) {
  const following = useOpenFixtures(card, after).slice(1, 1 + MOST_TILES);
  return <GameTiles games={following.map((game) => ({ game, to: fixtureAddress(game.route, card.matchday) }))} />;
}

import type { Matchday } from '@soccer-legends/contracts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { fixtureAddress } from '../matchday/fixture-address.ts';
import { openFixtures } from '../matchday/next-fixture.ts';
import { useRegistry } from '../plugins/registry.ts';
import { GameTiles, MOST_TILES } from '../results/GameTiles.tsx';

/** The open fixtures that follow the next one, which has a button of its own. */
export function MoreFixtures({ card, after }: { card: Matchday; after: string }) {
  const games = useRegistry();
  const rounds = useRounds() ?? [];
  const ofDay = rounds.filter((round) => matchdayOfRound(round) === card.matchday);
  const following = openFixtures(card, new Set(ofDay.map(({ game }) => game)), after)
    .slice(1, 1 + MOST_TILES)
    .flatMap((key) => games.find((listing) => listing.key === key) ?? []);
  return <GameTiles games={following.map((game) => ({ game, to: fixtureAddress(game.route, card.matchday) }))} />;
}

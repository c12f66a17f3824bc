import type { GameListing, Matchday } from '@soccer-legends/contracts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { useRegistry } from '../plugins/registry.ts';
import { fixturesNow, openFixtures } from './fixtures.ts';

/** Returns the games of the open fixtures after the given game, then those before it. */
export function useOpenFixtures(card: Matchday, after: string): GameListing[] {
  const games = useRegistry();
  const rounds = useRounds() ?? [];
  const finished = rounds.filter((round) => matchdayOfRound(round) === card.matchday).map(({ game }) => game);
  const fixtures = fixturesNow(card.fixtures, games);
  return openFixtures({ fixtures }, new Set(finished), after).flatMap(
    (key) => games.find((listing) => listing.key === key) ?? [],
  );
}

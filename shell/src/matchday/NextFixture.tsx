import { type GameListing, localize, type Matchday } from '@soccer-legends/contracts';
import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureAddress } from './fixture-address.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { useRegistry } from '../plugins/registry.ts';
import { fixturesNow, openFixtures } from './fixtures.ts';

/** Links the results of a fixture to the next fixture of its day. Renders nothing after the last one. */
export function NextFixture({ card, after }: { card: Matchday; after: string }) {
  const { t, language } = useShellTexts();
  const [game] = useOpenFixtures(card, after);
  if (!game) return null;
  return (
    <Link className={buttonClass()} to={fixtureAddress(game.route, card.matchday)}>
      <span>
        {t('matchday.next')}
        <small>{localize(game.names, language)}</small>
      </span>
    </Link>
  );
}

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

import { localize, type Matchday } from '@soccer-legends/contracts';
import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useRegistry } from '../plugins/registry.ts';
import { fixtureAddress } from './fixture-address.ts';
import { fixturesNow } from './fixtures-now.ts';
import { nextFixture } from './next-fixture.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';

/** Links the results of a fixture to the next fixture of its day. Renders nothing after the last one. */
export function NextFixture({ card, after }: { card: Matchday; after: string }) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  const rounds = useRounds() ?? [];
  const ofDay = rounds.filter((round) => matchdayOfRound(round) === card.matchday);
  const key = nextFixture(
    { fixtures: fixturesNow(card.fixtures, games) },
    new Set(ofDay.map(({ game }) => game)),
    after,
  );
  const game = games.find((listing) => listing.key === key);
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

import { type GameListing, localize, type Matchday } from '@soccer-legends/contracts';
import { buttonClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { localMatchday } from './calendar.ts';
import { fixturesNow, openFixtures, dayAddress, fixtureAddress } from './fixtures.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { useRounds } from '../ledger/site-ledger.ts';
import { useRegistry } from '../plugins/registry.ts';

/** Links the results of a fixture to the next fixture of its day, and those of the last one to the whole day. */
export function NextFixture({ card, after }: { card: Matchday; after: string }) {
  const { t, language } = useShellTexts();
  const { matchday } = card;
  const [game] = useOpenFixtures(card, after);
  // After midnight, the next fixture is still one of the day that was being played.
  const isPast = matchday < localMatchday(new Date());
  const [to, title, remark] = game
    ? [
        fixtureAddress(game.route, matchday),
        isPast ? t('matchday.nextOfPast', { matchday }) : t('matchday.next'),
        localize(game.names, language),
      ]
    : [dayAddress(matchday), t('matchday.finalWhistle'), t('matchday.wholeDay')];
  return (
    <Link className={buttonClass()} to={to}>
      <span>
        {title}
        <small>{remark}</small>
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

import { type GameListing, localize } from '@soccer-legends/contracts';
import { cardClass, FormChip, Icon } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customProperties } from '../page/GameLink.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureAddress } from '../matchday/fixture-address.ts';
import { nextFixture } from '../matchday/fixtures.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import css from './FixtureList.module.css';
import { type HubDay, MOST_FIXTURES } from '../matchday/hub-day.ts';
import { useGameAhead } from './use-game-ahead.ts';

/** The fixtures of a day with their results. Placeholders of the same height until the card is known. */
export function FixtureList({ games, day }: { games: readonly GameListing[]; day: HubDay }) {
  const { t } = useShellTexts();
  const { fixtures, matchday, rounds } = day;
  if (!fixtures) return <Places count={Math.min(games.filter(({ isActive }) => isActive).length, MOST_FIXTURES)} />;
  const next = nextFixture({ fixtures }, new Set(rounds.map(({ game }) => game)));
  return (
    <ol className={`${cardClass} ${css.fixtures}`}>
      {fixtures.map(({ key, isCalledOff }, index) => {
        const game = games.find((listing) => listing.key === key);
        const round = rounds.find((entry) => entry.game === key);
        const name = <Name number={index + 1} game={game} fallback={key} isNext={key === next} />;
        return (
          <li key={key}>
            {!round && game && !isCalledOff ? (
              <OpenRow game={game} matchday={matchday} isNext={key === next}>
                {name}
              </OpenRow>
            ) : (
              <div className={css.row}>
                {name}
                <span className={css.side}>{round ? <Outcome round={round} /> : t('matchday.calledOff')}</span>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Places({ count }: { count: number }) {
  return (
    <div className={`${cardClass} ${css.fixtures}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.row}>
          <span className={css.number}>{index + 1}</span>
        </div>
      ))}
    </div>
  );
}

interface OpenRowProps {
  game: GameListing;
  matchday: number;
  isNext: boolean;
  children: ReactNode;
}

function OpenRow({ game, matchday, isNext, children }: OpenRowProps) {
  const { t } = useShellTexts();
  return (
    <Link
      className={isNext ? `${css.row} ${css.next}` : css.row}
      to={fixtureAddress(game.route, matchday)}
      {...useGameAhead(game)}
    >
      {children}
      <span className={css.side}>
        {game.minutes !== undefined && <span>{t('hub.minutes', { count: game.minutes })}</span>}
        <span className={css.go}>
          <Icon name="play" size={16} filled />
        </span>
      </span>
    </Link>
  );
}

function Outcome({ round: { won, total, outcome } }: { round: RoundEntry }) {
  return (
    <>
      <strong>
        {won}/{total}
      </strong>
      <FormChip result={outcome === 'win' ? 'won' : 'lost'} />
    </>
  );
}

interface NameProps {
  number: number;
  game: GameListing | undefined;
  fallback: string;
  isNext: boolean;
}

function Name({ number, game, fallback, isNext }: NameProps) {
  const { t, language } = useShellTexts();
  const theme = game?.resultTheme;
  return (
    <>
      <span className={css.number} ref={theme && customProperties({ '--row': theme.color, '--on-row': theme.onColor })}>
        {number}
      </span>{' '}
      <span className={css.name}>
        {game ? localize(game.names, language) : fallback}
        {isNext && <small>{t('matchday.nextUp')}</small>}
      </span>
    </>
  );
}

import { localize, type GameListing } from '@soccer-legends/contracts';
import { cardClass, FormChip, Icon } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customProperties } from '../page/custom-properties.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { fixtureAddress } from '../matchday/fixture-address.ts';
import { nextFixture } from '../matchday/fixtures.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import css from './FixtureList.module.css';
import { MOST_FIXTURES, type HubDay } from './hub-day.ts';
import { useGameAhead } from './use-game-ahead.ts';

/** The fixtures of a day with their results. Placeholders of the same height until the card is known. */
export function FixtureList({ games, day }: { games: readonly GameListing[]; day: HubDay }) {
  const { fixtures, matchday, rounds } = day;
  if (!fixtures) return <Places count={Math.min(games.filter(({ isActive }) => isActive).length, MOST_FIXTURES)} />;
  const next = nextFixture({ fixtures }, new Set(rounds.map(({ game }) => game)));
  return (
    <ol className={`${cardClass} ${css.fixtures}`}>
      {fixtures.map(({ key, isCalledOff }, index) => {
        const game = games.find((listing) => listing.key === key);
        const round = rounds.find((entry) => entry.game === key);
        const row = { number: index + 1, game, fallback: key };
        return (
          <li key={key}>
            {round ? (
              <FinishedRow {...row} round={round} />
            ) : game && !isCalledOff ? (
              <OpenRow number={row.number} game={game} matchday={matchday} isNext={key === next} />
            ) : (
              <CalledOffRow {...row} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Placeholders of the same height, until the card is known. */
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

interface RowProps {
  number: number;
  game: GameListing | undefined;
  fallback: string;
}

function OpenRow({
  number,
  game,
  matchday,
  isNext,
}: {
  number: number;
  game: GameListing;
  matchday: number;
  isNext: boolean;
}) {
  const { t } = useShellTexts();
  return (
    <Link
      className={isNext ? `${css.row} ${css.next}` : css.row}
      to={fixtureAddress(game.route, matchday)}
      {...useGameAhead(game)}
    >
      <Name number={number} game={game}>
        {isNext && <small>{t('matchday.nextUp')}</small>}
      </Name>
      <span className={css.side}>
        {game.minutes !== undefined && <span>{t('hub.minutes', { count: game.minutes })}</span>}
        <span className={css.go}>
          <Icon name="play" size={16} filled />
        </span>
      </span>
    </Link>
  );
}

function FinishedRow({ number, game, fallback, round }: RowProps & { round: RoundEntry }) {
  return (
    <div className={css.row}>
      <Name number={number} game={game} fallback={fallback} />
      <span className={css.side}>
        <strong>
          {round.won}/{round.total}
        </strong>
        <FormChip result={round.outcome === 'win' ? 'won' : 'lost'} />
      </span>
    </div>
  );
}

function CalledOffRow({ number, game, fallback }: RowProps) {
  const { t } = useShellTexts();
  return (
    <div className={css.row}>
      <Name number={number} game={game} fallback={fallback} />
      <span className={css.side}>{t('matchday.calledOff')}</span>
    </div>
  );
}

interface NameProps {
  number: number;
  game: GameListing | undefined;
  fallback?: string;
  children?: ReactNode;
}

function Name({ number, game, fallback, children }: NameProps) {
  const { language } = useShellTexts();
  const theme = game?.resultTheme;
  return (
    <>
      <span className={css.number} ref={theme && customProperties({ '--row': theme.color, '--on-row': theme.onColor })}>
        {number}
      </span>{' '}
      <span className={css.name}>
        {game ? localize(game.names, language) : fallback}
        {children}
      </span>
    </>
  );
}

import { type GameListing, localize, type ResultTheme } from '@soccer-legends/contracts';
import type { Progress } from '@soccer-legends/game-sdk';
import { cardClass, FormChip, Icon } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { kickOffTexts } from './KickOff.tsx';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { nextFixture, fixtureAddress } from '../matchday/fixtures.ts';
import { correctOf, type RoundEntry } from '../ledger/round-entry.ts';
import css from './FixtureList.module.css';
import { type FixturesOfDay, MOST_FIXTURES } from '../matchday/hub-day.ts';
import { useGameAhead } from './use-game-ahead.ts';

interface FixtureListProps {
  games: readonly GameListing[];
  day: FixturesOfDay;
  /** Returns additional content for the row at a position, counted from 0. */
  sideOf?(index: number): ReactNode;
}

/** The fixtures of a day with their results. Placeholders of the same height until the card is known. */
export function FixtureList({ games, day, sideOf }: FixtureListProps) {
  const texts = useShellTexts();
  const { t } = texts;
  const { fixtures, matchday, rounds, begun } = day;
  if (!fixtures) return <Places count={Math.min(games.filter(({ isActive }) => isActive).length, MOST_FIXTURES)} />;
  const next = nextFixture(day);
  return (
    <ol className={`${cardClass} ${css.fixtures}`} data-own="fixtures">
      {fixtures.map(({ key, isCalledOff }, index) => {
        const game = games.find((listing) => listing.key === key);
        const round = rounds.find((entry) => entry.game === key);
        const isBegun = begun?.has(key) ?? false;
        const remark = isBegun ? t('play.continue') : key === next ? t('matchday.nextUp') : undefined;
        const name = <Name number={index + 1} game={game} fallback={key} remark={remark} />;
        return (
          <li key={key} data-kick-off={game && kickOffTexts({ game, fixture: index + 1 }, texts).join('|')}>
            {!game || isCalledOff ? (
              <div className={css.row}>
                {name}
                <span className={css.side}>{round ? <Outcome round={round} /> : t('matchday.calledOff')}</span>
              </div>
            ) : (
              <Row game={game} matchday={matchday} isNext={key === next}>
                {name}
                <span className={css.side}>
                  {round ? <Outcome round={round} /> : <Open game={game} progress={begun?.get(key)} />}
                  {sideOf?.(index)}
                </span>
              </Row>
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
          <RowNumber number={index + 1} theme={undefined} />
        </div>
      ))}
    </div>
  );
}

interface RowProps {
  game: GameListing;
  matchday: number;
  isNext: boolean;
  children: ReactNode;
}

/** A link to a fixture, or to the results of a finished one. */
function Row({ game, matchday, isNext, children }: RowProps) {
  return (
    <Link
      className={css.row}
      data-next={isNext ? '' : undefined}
      to={fixtureAddress(game.route, matchday)}
      {...useGameAhead(game)}
    >
      {children}
    </Link>
  );
}

function Open({ game: { minutes }, progress }: { game: GameListing; progress: Progress | undefined }) {
  const { t } = useShellTexts();
  const length = minutes === undefined ? undefined : t('hub.minutes', { count: minutes });
  return (
    <>
      {progress ? (
        <span>{t('album.progress', { count: progress.done, total: progress.total })}</span>
      ) : (
        length && <span>{length}</span>
      )}
      <span className={css.go}>
        <Icon name="play" size={16} filled />
      </span>
    </>
  );
}

function Outcome({ round }: { round: Pick<RoundEntry, 'outcome' | 'won' | 'total' | 'card'> }) {
  return (
    <>
      <strong>{correctOf(round)}</strong>
      <FormChip result={round.outcome === 'win' ? 'won' : 'lost'} />
    </>
  );
}

/** The end of a finished row, once for each outcome. `early-day.ts` copies it. */
export function OutcomePatterns() {
  return (['win', 'lose'] as const).map((outcome) => (
    <span key={outcome} className={css.side} data-own={outcome} hidden>
      <Outcome round={{ outcome, won: 0, total: 0 }} />
    </span>
  ));
}

interface NameProps {
  number: number;
  game: GameListing | undefined;
  fallback: string;
  remark: string | undefined;
}

function Name({ number, game, fallback, remark }: NameProps) {
  const { language } = useShellTexts();
  return (
    <>
      <RowNumber number={number} theme={game?.resultTheme} />{' '}
      <span className={css.name}>
        {game ? localize(game.names, language) : fallback}
        {remark && <small>{remark}</small>}
      </span>
    </>
  );
}

/** The page's policy forbids style attributes in the server's markup, but not the attributes of shapes. */
function RowNumber({ number, theme }: { number: number; theme: ResultTheme | undefined }) {
  return (
    <span className={css.number}>
      <svg>
        {theme && <rect width="100%" height="100%" fill={theme.color} />}
        <text x="50%" y="50%" fill={theme?.onColor ?? 'currentColor'}>
          {number}
        </text>
      </svg>
    </span>
  );
}

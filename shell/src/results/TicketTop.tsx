import type { GameListing } from '@soccer-legends/contracts';
import type { GameResult, ResultLabels } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { baizeClass, CountedNumber, MatchLine, Numeral } from '@soccer-legends/ui';
import type { CSSProperties, ReactNode } from 'react';
import { FigureRod } from '../figures/FigureRod.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { marksOf, scoreCardOf } from '../ledger/marks.ts';
import { PageHeading } from '../page/PageHeading.tsx';
import css from './Results.play.module.css';

export interface PlayedRound {
  /** The game's name in the page's language. */
  name: string;
  listing: GameListing;
  labels: ResultLabels;
  result: GameResult;
  /** Whether the game was played with a different time setting than the default. */
  relaxed: boolean;
  newBest: boolean;
  /** Position on the card of a matchday, as text; undefined for a free round. */
  fixture: string | undefined;
}

/** Numbers of the figures that cheer after a win. */
const NUMBERS = [7, 4, 10, 8];

/** The ticket of a round above its buttons: outcome, figures, points and remarks. */
export function TicketTop({ played }: { played: PlayedRound }) {
  const { t } = useShellTexts();
  const { outcome, roundsWon: won, roundsTotal: total } = played.result;
  const marks = marksOf(played.result);
  return (
    <>
      <Stub played={played} />
      <div className={`${baizeClass} ${css.stage}`}>
        <FigureRod numbers={NUMBERS} cut="busts" cheering={outcome === 'win'} />
      </div>
      {marks.length > 0 && (
        <div className={css.line}>
          <MatchLine marks={marks} label={t('results.line', { won, total })} />
        </div>
      )}
      <Figures played={played} />
      <Remarks played={played} />
    </>
  );
}

/** The colored header. After a round, its heading gets the focus, so that screen readers start with the outcome. */
function Stub({ played: { name, listing, fixture, result } }: { played: PlayedRound }) {
  const { t } = useShellTexts();
  const { color, onColor } = listing.resultTheme;
  const isWon = result.outcome === 'win';
  const card = scoreCardOf(result);
  return (
    <header
      className={isWon ? css.stub : `${css.stub} ${css.lost}`}
      style={{ '--stub': color, '--on-stub': onColor } as CSSProperties}
    >
      <div>
        <PageHeading title={name}>{t(isWon ? 'results.win' : 'results.lose')}</PageHeading>
        <p>{[name, fixture].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={css.numeral} aria-hidden="true">
        <Numeral>
          {card.won ?? 'X'}
          <small>/{card.total}</small>
        </Numeral>
      </span>
    </header>
  );
}

function Figures({ played: { labels, result } }: { played: PlayedRound }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const { score, roundsWon, roundsTotal, livesUsed, livesTotal } = result;
  const hasLives = livesUsed !== undefined && livesTotal !== undefined;
  const figures: [string, ReactNode][] = [
    [labels.rounds === undefined ? t('results.rounds') : gameTexts(labels.rounds), `${roundsWon}/${roundsTotal}`],
    [t('results.score'), <CountedNumber key="score" value={score} fromZero />],
    ...(hasLives ? [[t('results.livesUsed'), `${livesUsed}/${livesTotal}`] satisfies [string, string]] : []),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Remarks({ played: { result, newBest, relaxed } }: { played: PlayedRound }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const { message } = result;
  return (
    <div className={css.remarks}>
      {newBest && <p className={css.best}>{t('results.newBest')}</p>}
      {message && <p>{gameTexts(message.key, message.values)}</p>}
      {relaxed && <p className={css.muted}>{t('results.relaxed')}</p>}
    </div>
  );
}

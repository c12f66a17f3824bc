import type { ResultTheme } from '@soccer-legends/contracts';
import type { GameResult, ResultLabels, Translate } from '@soccer-legends/game-sdk';
import { baizeClass, Button, MatchLine, Numeral } from '@soccer-legends/ui';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { metIn } from '../ledger/met.ts';
import { firstMissed } from './missed-entry.ts';
import { MissedOne } from './MissedOne.tsx';
import { CorrectionLinks } from '../corrections/CorrectionLinks.tsx';
import { itemOfDay, useDay } from '../page/day.ts';
import { FigureRod } from '../figures/FigureRod.tsx';
import { KITS } from '../figures/kits.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { History } from './History.tsx';
import { marksOf } from '../ledger/marks.ts';
import { ToastPlace } from '../toasts/ToastPlace.tsx';
import { Missed } from './Missed.tsx';
import css from './Results.play.module.css';

/** Numbers of the figures that cheer after a win. */
const NUMBERS = [7, 4, 10, 8];

export interface ResultsProps {
  gameName: string;
  theme: ResultTheme;
  result: GameResult;
  labels: ResultLabels;
  /** Whether the game was played with a different time setting than the default. */
  relaxed: boolean;
  newBest: boolean;
  /** Whether another round is for practice, because only this one counts. */
  practice: boolean;
  next?: ReactNode;
  share?: ReactNode;
  challenge?: ReactNode;
  others?: ReactNode;
  /** Other games to play. */
  games?: ReactNode;
  stickers?: ReactNode;
  /** Position on the card of a matchday, as text; undefined for a free round. */
  fixture?: string | undefined;
  gameTexts: Translate;
  reportTo: string;
  onPlayAgain(): void;
  onExit(): void;
  children?: ReactNode;
}

/** The results screen of every game: score and buttons first, then the missed answers, then the history. */
export function Results({ result, labels, gameTexts, ...rest }: ResultsProps) {
  const { t } = useShellTexts();
  return (
    <div className={css.results}>
      <article className={css.ticket}>
        <Stub result={result} theme={rest.theme} gameName={rest.gameName} fixture={rest.fixture} />
        <Stage result={result} />
        <Figures result={result} labels={labels} gameTexts={gameTexts} />
        <Remarks result={result} gameTexts={gameTexts} newBest={rest.newBest} relaxed={rest.relaxed} />
        <div className={css.buttons}>
          {rest.next}
          <Button look={rest.practice ? 'secondary' : 'primary'} onClick={rest.onPlayAgain}>
            <span>
              {t('results.playAgain')}
              {rest.practice && <small>{t('matchday.forPractice')}</small>}
            </span>
          </Button>
          <Button look="secondary" onClick={rest.onExit}>
            {t('shell.exit')}
          </Button>
          {rest.share}
          {rest.challenge}
        </div>
        <ToastPlace className={css.toasts} />
      </article>
      <More result={result} labels={labels} gameTexts={gameTexts} {...rest} />
    </div>
  );
}

type MoreProps = Pick<
  ResultsProps,
  'result' | 'labels' | 'gameTexts' | 'others' | 'games' | 'stickers' | 'reportTo' | 'children'
>;

function More({ result, labels, gameTexts, others, games, stickers, reportTo, children }: MoreProps) {
  const { t } = useShellTexts();
  const { history = [] } = result;
  const missed = firstMissed(history);
  return (
    <div className={css.more}>
      {others}
      {stickers}
      {children}
      {missed && <MissedOne missed={missed} gameTexts={gameTexts} />}
      <Missed
        entries={history.filter((entry) => entry !== missed?.entry)}
        more={missed !== undefined}
        gameTexts={gameTexts}
      />
      {history.length > 0 && (
        <History
          entries={history}
          labels={labels}
          gameTexts={gameTexts}
          alone={!children && history.every(({ isCorrect }) => isCorrect) && metIn(result).length === 0}
        />
      )}
      {games}
      <p>
        <Link className={css.report} to={reportTo}>
          {t('results.report')}
        </Link>
      </p>
      <CorrectionLinks result={result} />
    </div>
  );
}

/** The colored header of the ticket. Its heading gets the focus, so that screen readers start with the outcome. */
function Stub({ result, theme, gameName, fixture }: Pick<ResultsProps, 'result' | 'theme' | 'gameName' | 'fixture'>) {
  const { t } = useShellTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, roundsWon, roundsTotal } = result;

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <header
      className={outcome === 'win' ? css.stub : `${css.stub} ${css.lost}`}
      style={{ '--stub': theme.color, '--on-stub': theme.onColor } as CSSProperties}
    >
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t(outcome === 'win' ? 'results.win' : 'results.lose')}
        </h1>
        <p>{[gameName, fixture].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={css.numeral} aria-hidden="true">
        <Numeral>
          {roundsWon}
          <small>/{roundsTotal}</small>
        </Numeral>
      </span>
    </header>
  );
}

function Stage({ result }: Pick<ResultsProps, 'result'>) {
  const { t } = useShellTexts();
  const day = useDay();
  const marks = marksOf(result);
  const { outcome, roundsWon, roundsTotal } = result;
  return (
    <>
      <div className={`${baizeClass} ${css.stage}`}>
        <FigureRod kit={itemOfDay(KITS, day) ?? KITS[0]} numbers={NUMBERS} cut="busts" cheering={outcome === 'win'} />
      </div>
      {marks.length > 0 && (
        <div className={css.line}>
          <MatchLine marks={marks} label={t('results.line', { won: roundsWon, total: roundsTotal })} />
        </div>
      )}
    </>
  );
}

function Figures({ result, labels, gameTexts }: Pick<ResultsProps, 'result' | 'labels' | 'gameTexts'>) {
  const { t } = useShellTexts();
  const { score, roundsWon, roundsTotal, livesUsed, livesTotal } = result;
  return (
    <dl className={css.figures}>
      <Figure
        label={labels.rounds === undefined ? t('results.rounds') : gameTexts(labels.rounds)}
        value={`${roundsWon}/${roundsTotal}`}
      />
      <Figure label={t('results.score')} value={String(score)} />
      {livesUsed !== undefined && livesTotal !== undefined && (
        <Figure label={t('results.livesUsed')} value={`${livesUsed}/${livesTotal}`} />
      )}
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type RemarksProps = Pick<ResultsProps, 'result' | 'gameTexts' | 'newBest' | 'relaxed'>;

function Remarks({ result: { message }, gameTexts, newBest, relaxed }: RemarksProps) {
  const { t } = useShellTexts();
  return (
    <div className={css.remarks}>
      {newBest && <p className={css.best}>{t('results.newBest')}</p>}
      {message && <p>{gameTexts(message.key, message.values)}</p>}
      {relaxed && <p className={css.muted}>{t('results.relaxed')}</p>}
    </div>
  );
}

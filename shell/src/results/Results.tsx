import type { ResultTheme } from '@soccer-legends/contracts';
import type { GameResult, Translate } from '@soccer-legends/game-sdk';
import { Button, Icon } from '@soccer-legends/ui';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { History } from './History.tsx';
import css from './Results.module.css';

export interface ResultsProps {
  gameName: string;
  /** Colors of the header. */
  theme: ResultTheme;
  result: GameResult;
  /** Whether the game was played with another time setting than the default. */
  relaxed: boolean;
  newBest: boolean;
  /** The game's texts, for the references in its result. */
  gameTexts: Translate;
  /** Address of the form for wrong data. */
  reportTo: string;
  onPlayAgain(): void;
  onExit(): void;
  /** The game's own summary. */
  children?: ReactNode;
}

/** The results screen of every game: score, history, Play Again and Exit. */
export function Results({ result, theme, gameName, relaxed, newBest, gameTexts, ...rest }: ResultsProps) {
  const { t } = useShellTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { outcome, score, roundsWon, roundsTotal, livesUsed, livesTotal, message, history } = result;

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <article className={css.ticket}>
      <header
        className={outcome === 'win' ? css.stub : `${css.stub} ${css.lost}`}
        style={{ '--stub': theme.color, '--on-stub': theme.onColor } as CSSProperties}
      >
        <Icon name={outcome === 'win' ? 'trophy' : 'cross'} size={36} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {t(outcome === 'win' ? 'results.win' : 'results.lose')}
          </h1>
          <p className={css.game}>{gameName}</p>
        </div>
      </header>
      <dl className={css.figures}>
        <Figure label={t('results.rounds')} value={`${roundsWon}/${roundsTotal}`} />
        <Figure label={t('results.score')} value={String(score)} />
        {livesUsed !== undefined && livesTotal !== undefined && (
          <Figure label={t('results.livesUsed')} value={`${livesUsed}/${livesTotal}`} />
        )}
      </dl>
      <div className={css.body}>
        {newBest && <p className={css.best}>{t('results.newBest')}</p>}
        {relaxed && <p className={css.remark}>{t('results.relaxed')}</p>}
        {message && <p>{gameTexts(message.key, message.values)}</p>}
        {rest.children}
        {history && history.length > 0 && <History entries={history} gameTexts={gameTexts} />}
        <div className={css.actions}>
          <Button onClick={rest.onPlayAgain}>{t('results.playAgain')}</Button>
          <Button look="secondary" onClick={rest.onExit}>
            {t('shell.exit')}
          </Button>
        </div>
        <p>
          <Link className={css.report} to={rest.reportTo}>
            {t('results.report')}
          </Link>
        </p>
      </div>
    </article>
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

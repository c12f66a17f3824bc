import type { FeedbackGame } from '@soccer-legends/contracts';
import { Button, type ButtonProps, cardClass, touchableClass } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { metIn } from '../ledger/met.ts';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { mayCorrectFacts } from '../session/session-hint.ts';
import { ToastPlace } from '../toasts/Toaster.tsx';
import { History } from './History.tsx';
import { firstMissed, Missed, MissedOne } from './Missed.tsx';
import css from './Results.play.module.css';
import { type PlayedRound, TicketTop } from './TicketTop.tsx';

export interface ResultsProps {
  played: PlayedRound;
  /** Whether another round is for practice, because only this one counts. */
  practice: boolean;
  next?: ReactNode;
  share?: ReactNode;
  others?: ReactNode;
  day?: ReactNode;
  stickers?: ReactNode;
  /** The game's own part. */
  summary?: ReactNode;
  /** Buttons for the finished round, below its other parts. */
  tools?: ReactNode;
  games?: ReactNode;
  onPlayAgain(): void;
  onExit(): void;
}

/** The results screen of every game: score and buttons first, then the missed answers, then the history. */
export function Results({ played, practice, next, share, onPlayAgain, onExit, ...more }: ResultsProps) {
  const { t } = useShellTexts();
  return (
    <div className={css.results}>
      <article className={`${cardClass} ${css.ticket}`}>
        <TicketTop played={played} />
        <div className={css.buttons}>
          {next}
          {!practice && <PlayAgain look="primary" onClick={onPlayAgain} />}
          {share}
          {practice && <PlayAgain look="secondary" note={t('matchday.forPractice')} onClick={onPlayAgain} />}
          <Button look="secondary" className={css.quiet} onClick={onExit}>
            {t('shell.exit')}
          </Button>
        </div>
        <ToastPlace className={css.toasts} />
      </article>
      <More played={played} {...more} />
    </div>
  );
}

function PlayAgain({ note, ...button }: Pick<ButtonProps, 'look' | 'onClick'> & { note?: string }) {
  const { t } = useShellTexts();
  return (
    <Button className={note === undefined ? css.first : css.quiet} {...button}>
      <span>
        {t('results.playAgain')}
        {note !== undefined && <small>{note}</small>}
      </span>
    </Button>
  );
}

type MoreProps = Pick<ResultsProps, 'played' | 'others' | 'day' | 'stickers' | 'summary' | 'tools' | 'games'>;

function More({ played, others, day, stickers, summary, tools, games }: MoreProps) {
  const { t } = useShellTexts();
  const { name, listing, labels, result } = played;
  const { history = [] } = result;
  const missed = firstMissed(history);
  return (
    <div className={css.more}>
      {others}
      {stickers}
      {day}
      {summary}
      {missed && <MissedOne missed={missed} />}
      <Missed entries={history.filter((entry) => entry !== missed?.entry)} more={missed !== undefined} />
      {history.length > 0 && (
        <History
          entries={history}
          labels={labels}
          alone={!summary && history.every(({ isCorrect }) => isCorrect) && metIn(result).length === 0}
        />
      )}
      {tools}
      {games}
      <p>
        <Link className={touchableClass} to={reportAddress(name, listing.feedbackTopic)}>
          {t('results.report')}
        </Link>
      </p>
      {mayCorrectFacts() && (
        <LoadedPart load={loadCorrections} optional>
          {({ Corrections }) => <Corrections result={result} />}
        </LoadedPart>
      )}
    </div>
  );
}

/** Loaded for administrators only. */
const loadCorrections = () => import('../corrections/Corrections.lazy.tsx');

function reportAddress(name: string, game: FeedbackGame): string {
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}

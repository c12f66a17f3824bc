import { createRandom, type ExitQuestion, type GameResult } from '@soccer-legends/game-sdk';
import { useTexts, type AnyGame } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { GameVisit } from './visit.ts';

interface Progress {
  answered: number;
  total: number;
}

/** What the dialog asks: the game's own question, or whether to leave a shared round that can be continued. */
type AskedExit = { question: ExitQuestion } | { staysOpen: Progress };

/** Returns the exit dialog and a function that opens it, or exits at once if there is nothing to ask. */
export function useExit({ game, shared, phase, steps, leave }: GameVisit) {
  const [asked, setAsked] = useState<AskedExit>();
  const stateNow = () => (phase.phase === 'playing' ? phase.session.snapshot().state : undefined);
  const progress = () => (shared && phase.phase === 'playing' ? wonByLeaving(game, stateNow()) : undefined);
  /** Shows the result of the game, or leaves the page if there is no result or the round can be continued. */
  const exitNow = () => {
    setAsked(undefined);
    if (progress() || !steps.exit()) leave();
  };
  const askToExit = () => {
    const staysOpen = progress();
    if (staysOpen) return setAsked({ staysOpen });
    const question = phase.phase === 'playing' ? game.exitQuestion?.(stateNow()) : undefined;
    if (question) setAsked({ question });
    else exitNow();
  };
  const dialog = <ExitDialog asked={asked} onExit={exitNow} onStay={() => setAsked(undefined)} />;
  return { askToExit, dialog };
}

function ExitDialog({ asked, onExit, onStay }: { asked: AskedExit | undefined; onExit(): void; onStay(): void }) {
  const { t } = useShellTexts();
  const gameTexts = useTexts();
  const [title, text] = !asked
    ? ['', '']
    : 'question' in asked
      ? [gameTexts(asked.question.title), gameTexts(asked.question.text)]
      : [t('matchday.staysOpen'), t('matchday.staysOpenText', { ...asked.staysOpen })];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={title}
      confirm={t('shell.exit')}
      // Nothing is lost in a round that stays open.
      look={asked && 'staysOpen' in asked ? 'primary' : 'danger'}
      onConfirm={onExit}
      onCancel={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/**
 * Ends a shared round like an exit after its last question, because the rules of the game would go on until all lives
 * are lost. Waits until the feedback on the last answer was shown. Returns the number of questions once all are answered.
 */
export function useEndAfterLast({ game, shared, phase, steps }: GameVisit): number | undefined {
  const session = shared && phase.phase === 'playing' ? phase.session : undefined;
  const round = useSyncExternalStore(session?.subscribe ?? noChanges, session?.snapshot ?? noRound);
  const progress = round && winByLeaving(game, round.state);
  const isComplete = progress !== undefined && progress.answered >= progress.total;
  const isOver = isComplete && round?.status.phase === 'open';
  useEffect(() => {
    if (isOver) steps.exit();
  }, [isOver, steps]);
  return isComplete ? progress.total : undefined;
}

const noChanges = () => () => undefined;
const noRound = () => undefined;

/** Returns the progress of a round that an exit would win: a fixture counts once, so leaving must not win it. */
export function wonByLeaving(game: AnyGame, state: unknown): Progress | undefined {
  const progress = winByLeaving(game, state);
  return progress && progress.answered < progress.total ? progress : undefined;
}

/** Returns the progress of a round if an exit would end it as won. */
function winByLeaving({ rules, exitMove }: AnyGame, state: unknown): Progress | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  const status = left.accepted ? rules.status(left.state) : undefined;
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result as GameResult;
  return outcome === 'win' ? { answered: history?.length ?? roundsWon, total: roundsTotal } : undefined;
}

import { createRandom, type ExitQuestion, type GameResult } from '@soccer-legends/game-sdk';
import { useTexts, type AnyGame } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
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
  const ask = (exit: AskedExit) => {
    pauseRound(phase);
    setAsked(exit);
  };
  const askToExit = () => {
    const staysOpen = progress();
    if (staysOpen) return ask({ staysOpen });
    const question = phase.phase === 'playing' ? game.exitQuestion?.(stateNow()) : undefined;
    if (question) ask({ question });
    else exitNow();
  };
  const dialog = <ExitDialog asked={asked} onExit={exitNow} onStay={() => setAsked(undefined)} />;
  return { askToExit, dialog };
}

/** Stops the clocks of a running round while something covers the board. The player continues it. */
export function pauseRound(phase: GameVisit['phase']): void {
  if (phase.phase === 'playing' && Object.keys(phase.session.save().timers).length > 0) phase.session.pause();
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
      onConfirm={onExit}
      onCancel={onStay}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** Returns the progress of a round that an exit would win: a fixture counts once, so leaving must not win it. */
export function wonByLeaving({ rules, exitMove }: AnyGame, state: unknown): Progress | undefined {
  if (exitMove === undefined) return undefined;
  const left = rules.play(state, exitMove, createRandom(0));
  const status = left.accepted ? rules.status(left.state) : undefined;
  if (status?.phase !== 'over') return undefined;
  const { outcome, history, roundsWon, roundsTotal } = status.result as GameResult;
  const answered = history?.length ?? roundsWon;
  return outcome === 'win' && answered < roundsTotal ? { answered, total: roundsTotal } : undefined;
}

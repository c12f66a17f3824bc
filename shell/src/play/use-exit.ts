import type { ExitQuestion } from '@soccer-legends/game-sdk';
import type { AnyGame, RunControls } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';

export interface ExitControls {
  /** The question of the dialog; undefined while the dialog is closed. */
  question: ExitQuestion | undefined;
  /** Opens the dialog if the game asks a question before the exit; otherwise exits. */
  ask(): void;
  stay(): void;
  /** Shows the result of the game, or leaves the page if the game has none. */
  exitNow(): void;
}

/** Returns the exit from a round. @param leave leaves the page */
export function useExit(
  game: AnyGame,
  { run, exit }: Pick<RunControls, 'run' | 'exit'>,
  leave: () => void,
): ExitControls {
  const [question, setQuestion] = useState<ExitQuestion>();
  const stay = () => setQuestion(undefined);
  const exitNow = () => {
    stay();
    if (!exit()) leave();
  };
  const ask = () => {
    const asked = run.phase === 'playing' ? game.exitQuestion?.(run.session.snapshot().state) : undefined;
    if (asked) setQuestion(asked);
    else exitNow();
  };
  return { question, ask, stay, exitNow };
}

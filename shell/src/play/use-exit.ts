import type { ExitQuestion } from '@soccer-legends/game-sdk';
import type { AnyGame, RunControls } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { wonByLeaving, type Progress } from './won-by-leaving.ts';

/** What the dialog asks: the game's own question, or whether to leave a shared round that can be continued. */
export type AskedExit = { question: ExitQuestion } | { staysOpen: Progress };

export interface ExitControls {
  asked: AskedExit | undefined;
  /** Opens the dialog. If there is nothing to ask, exits at once. */
  ask(): void;
  stay(): void;
  /** Shows the result of the game, or leaves the page if there is no result or the round can be continued. */
  exitNow(): void;
}

export interface ExitOptions extends Pick<RunControls, 'run' | 'exit'> {
  game: AnyGame;
  isShared: boolean;
  leave(): void;
}

/** Returns the state of the exit dialog. `leave` is called to leave the page. */
export function useExit({ game, run, exit, isShared, leave }: ExitOptions): ExitControls {
  const [asked, setAsked] = useState<AskedExit>();
  const stay = () => setAsked(undefined);
  const progress = () =>
    isShared && run.phase === 'playing' ? wonByLeaving(game, run.session.snapshot().state) : undefined;
  const exitNow = () => {
    stay();
    if (progress() || !exit()) leave();
  };
  const ask = () => {
    const staysOpen = progress();
    if (staysOpen) return setAsked({ staysOpen });
    const question = run.phase === 'playing' ? game.exitQuestion?.(run.session.snapshot().state) : undefined;
    if (question) setAsked({ question });
    else exitNow();
  };
  return { asked, ask, stay, exitNow };
}

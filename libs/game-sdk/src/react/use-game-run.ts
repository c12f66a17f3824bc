import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Visit, type Run, type RunOptions } from './visit.ts';

/** The current phase of a visit, and the functions that change it. */
export interface RunControls extends Pick<Visit, 'start' | 'retry' | 'resume' | 'playAgain' | 'exit'> {
  run: Run;
}

/** Runs a visit to a game: intro, deal, game and result. Renders nothing. */
export function useGameRun(options: RunOptions): RunControls {
  const { game } = options;
  const [run, setRun] = useState<Run>({ phase: 'preparing' });
  const visit = useMemo(() => new Visit(game, setRun), [game]);

  useLayoutEffect(() => visit.update(options));
  useEffect(() => {
    visit.prepare();
    return () => visit.end();
  }, [visit]);

  return {
    run,
    start: (chosen) => visit.start(chosen),
    retry: (chosen) => visit.retry(chosen),
    resume: () => visit.resume(),
    playAgain: () => visit.playAgain(),
    exit: () => visit.exit(),
  };
}

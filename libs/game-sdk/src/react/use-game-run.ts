import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Run, RunControls, RunOptions } from './run.ts';
import { useGameCall } from './use-game-call.ts';
import { useRound } from './use-round.ts';
import { Visit } from './visit.ts';

/** Runs a visit to a game: intro, deal, game and result. Renders nothing. */
export function useGameRun(options: RunOptions): RunControls {
  const { game } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  }, [options]);
  const [run, setRun] = useState<Run>({ phase: 'preparing' });
  const { call, cancel } = useGameCall(latest);
  const round = useRound(latest, setRun);
  const visit = useMemo(
    // eslint-disable-next-line react-hooks/refs -- Read when the player acts, never while rendering.
    () => new Visit({ game, latest: () => latest.current, call, round, onRun: setRun }),
    [call, game, round],
  );

  useEffect(() => {
    visit.prepare();
    return () => {
      cancel();
      round.end();
    };
  }, [cancel, round, visit]);

  return {
    run,
    start: (chosen) => visit.start(chosen),
    retry: (chosen) => visit.retry(chosen),
    resume: () => visit.resume(),
    playAgain: () => visit.playAgain(),
    exit: () => game.exitMove !== undefined && round.finish(game.exitMove),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Options } from '../game.ts';
import { recentlyAsked } from '../recent-rounds.ts';
import type { AnyGame } from './game.ts';
import type { Run, RunControls, RunOptions } from './run.ts';
import { RESUMABLE_FOR_MS } from './saved-games.ts';
import { useGameCall } from './use-game-call.ts';
import { useRound } from './use-round.ts';

/** Runs a visit to a game: intro, deal, game and result. Renders nothing. */
export function useGameRun(options: RunOptions): RunControls {
  const { game } = options;
  const latest = useRef(options);
  latest.current = options;
  const [run, setRun] = useState<Run>({ phase: 'preparing' });
  const { call, cancel } = useGameCall(latest);
  const round = useRound(latest, setRun);
  const chosen = useRef<Options>(defaultOptions(game));
  const failed = useRef<'prepare' | 'deal'>('deal');

  const showIntro = useCallback((problem?: string) => {
    const canResume = resumable(latest.current) !== undefined;
    setRun({ phase: 'intro', options: chosen.current, canResume, ...(problem === undefined ? {} : { problem }) });
  }, []);

  const start = useCallback(
    (options: Options) => {
      round.end();
      chosen.current = options;
      setRun({ phase: 'dealing' });
      const { newSeed, timeScale } = latest.current;
      const seed = newSeed();
      call(
        (services) => game.deal({ options, services, seed, recent: recentlyAsked(services.storage) }),
        (deal) => round.begin({ deal, seed, moves: [], timers: {}, timeScale }, options, { paused: false }),
        (problem) => {
          failed.current = 'deal';
          if (game.intro) showIntro(problem);
          else setRun({ phase: 'failed', problem });
        },
      );
    },
    [call, game, round, showIntro],
  );

  const resume = useCallback(() => {
    const kept = resumable(latest.current);
    if (!kept) return showIntro();
    chosen.current = kept.options;
    // Paused, so that the countdown does not run before the player sees the board.
    const paused = Object.keys(kept.game.timers).length > 0;
    round.begin(kept.game, kept.options, { paused });
  }, [round, showIntro]);

  const prepare = useCallback(() => {
    const ready = () => {
      if (game.intro) showIntro();
      else if (resumable(latest.current)) resume();
      else start(chosen.current);
    };
    if (!game.prepare) return ready();
    setRun({ phase: 'preparing' });
    call(
      async (services) => game.prepare?.(services),
      ready,
      (problem) => {
        failed.current = 'prepare';
        showIntro(problem);
      },
    );
  }, [call, game, resume, showIntro, start]);

  useEffect(() => {
    prepare();
    return () => {
      cancel();
      round.end();
    };
  }, [cancel, prepare, round]);

  const playAgain = () => start(chosen.current);
  const retry = () => (failed.current === 'prepare' ? prepare() : playAgain());
  const exit = () => game.exitMove !== undefined && round.finish(game.exitMove);
  return { run, start, retry, resume, playAgain, exit };
}

function defaultOptions({ intro }: AnyGame): Options {
  return Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial]));
}

function resumable({ game, saved, clock }: RunOptions) {
  const kept = saved.load(game.manifest.key);
  if (!kept || kept.version !== game.manifest.version) return undefined;
  return clock.now() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
}

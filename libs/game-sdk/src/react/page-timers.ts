import type { GameScope } from './game-scope.ts';

type Callback = (...given: unknown[]) => void;

/** Browser functions that run a callback later. */
export interface PageTimers {
  setTimeout: (run: Callback, ms?: number, ...given: unknown[]) => number;
  setInterval: (run: Callback, ms?: number, ...given: unknown[]) => number;
  requestAnimationFrame: (run: FrameRequestCallback) => number;
  requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => number;
  clearTimeout: (id?: number) => void;
  clearInterval: (id?: number) => void;
  cancelAnimationFrame: (id: number) => void;
  cancelIdleCallback: (id: number) => void;
}

/** Returns these functions for a game. What they start is canceled at the end of the visit. */
export function pageTimers(scope: GameScope): PageTimers {
  const timeouts = scheduled(
    scope,
    (run: Callback, ms?: number, ...given: unknown[]) => Number(setTimeout(run, ms, ...given)),
    clearTimeout,
  );
  const intervals = scheduled(
    scope,
    (run: Callback, ms?: number, ...given: unknown[]) => Number(setInterval(run, ms, ...given)),
    clearInterval,
    { repeats: true },
  );
  const frames = scheduled(
    scope,
    (run: FrameRequestCallback) => requestAnimationFrame(run),
    (id) => cancelAnimationFrame(id),
  );
  const idles = scheduled(
    scope,
    (run: IdleRequestCallback, options?: IdleRequestOptions) => requestIdleCallback(run, options),
    (id) => cancelIdleCallback(id),
  );
  return {
    setTimeout: timeouts.start,
    clearTimeout: timeouts.stop,
    setInterval: intervals.start,
    clearInterval: intervals.stop,
    requestAnimationFrame: frames.start,
    cancelAnimationFrame: frames.stop,
    requestIdleCallback: idles.start,
    cancelIdleCallback: idles.stop,
  };
}

interface Scheduler<Given extends unknown[]> {
  start: (...given: Given) => number;
  stop: (id?: number) => void;
}

function scheduled<Run extends (...args: never[]) => void, Given extends unknown[]>(
  scope: GameScope,
  start: (run: Run, ...given: Given) => number,
  cancel: (id: number) => void,
  { repeats = false } = {},
): Scheduler<[run: Run, ...Given]> {
  const releases = new Map<number, () => void>();
  const stop = (id?: number): void => {
    if (id === undefined) return;
    releases.get(id)?.();
    releases.delete(id);
  };
  return {
    start(run, ...given) {
      if (!scope.tracker) return 0;
      const once = (...args: Parameters<Run>): void => {
        stop(id);
        run(...args);
      };
      const id = start(repeats ? run : (once as Run), ...given);
      const release = scope.tracker.track('timer', () => cancel(id));
      releases.set(id, release);
      return id;
    },
    stop,
  };
}

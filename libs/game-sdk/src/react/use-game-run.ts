import { useCallback, useEffect, useRef, useState } from 'react';
import { DealProblem, type Options } from '../game.ts';
import { isTransient } from '../http-error.ts';
import { recentlyAsked, rememberAsked } from '../recent-rounds.ts';
import type { GameResult } from '../result.ts';
import type { SavedGame } from '../saved-game.ts';
import type { GameServices, RequestOptions } from '../services.ts';
import { GameSession, type SessionClock } from '../session.ts';
import type { TrackedResources } from '../tracked-resources.ts';
import { attempt } from './attempt.ts';
import type { AnyGame } from './game.ts';
import { RESUMABLE_FOR_MS, type SavedGames } from './saved-games.ts';

type AnySession = GameSession<unknown, unknown, unknown, unknown>;

/** The state of a visit to a game. */
export type Run =
  | { phase: 'preparing' }
  | { phase: 'intro'; options: Options; problem?: string; canResume: boolean }
  | { phase: 'dealing' }
  | { phase: 'failed'; problem: string }
  | { phase: 'playing'; session: AnySession }
  | { phase: 'over'; state: unknown; result: GameResult; relaxed: boolean };

export interface RunOptions {
  game: AnyGame;
  services: GameServices;
  clock: SessionClock;
  saved: SavedGames;
  /** Tracks the page resources that the round holds. */
  resources: Pick<TrackedResources, 'track'>;
  /** Factor on countdowns; null for no limit. Read when a game starts. */
  timeScale: number | null;
  /** Texts for failures that the game does not explain itself. */
  problems: { noAnswer: string; unknown: string };
  newSeed(): number;
  onError(error: unknown): void;
}

export interface RunControls {
  run: Run;
  start(options: Options): void;
  /** Repeats what failed: `prepare`, or `deal` with the same options. */
  retry(): void;
  resume(): void;
  playAgain(): void;
  /** Ends the game with a result where it has an `exitMove`; returns false where the page can be left at once. */
  exit(): boolean;
}

/** Runs a visit to a game: intro, deal, game and result. Renders nothing. */
export function useGameRun(options: RunOptions): RunControls {
  const { game } = options;
  const key = game.manifest.key;
  const latest = useRef(options);
  latest.current = options;
  const [run, setRun] = useState<Run>({ phase: 'preparing' });
  // Aborted when the player leaves or starts something else: a late response is dropped.
  const waiting = useRef<AbortController>(undefined);
  const session = useRef<AnySession>(undefined);
  const chosen = useRef<Options>(defaultOptions(game));
  const failed = useRef<'prepare' | 'deal'>('deal');

  const leaveSession = useCallback(() => {
    session.current?.end();
    session.current = undefined;
  }, []);

  const showIntro = useCallback((problem?: string) => {
    const canResume = resumable(latest.current) !== undefined;
    setRun({ phase: 'intro', options: chosen.current, canResume, ...(problem === undefined ? {} : { problem }) });
  }, []);

  /** Calls one of the game's functions as `attempt` does, and then one of the two callbacks unless it was replaced. */
  const call = useCallback(
    <Value>(
      task: (services: GameServices) => Promise<Value>,
      onDone: (value: Value) => void,
      onFailed: (problem: string) => void,
    ) => {
      waiting.current?.abort();
      const { signal } = (waiting.current = new AbortController());
      const { clock, services, newSeed } = latest.current;
      attempt((ended) => task(servicesUntil(ended, services)), {
        clock,
        signal,
        jitter: () => newSeed() / 2 ** 32,
      }).then(
        (value) => {
          if (!signal.aborted) onDone(value);
        },
        (error: unknown) => {
          if (!signal.aborted) onFailed(reportProblem(error, latest.current));
        },
      );
    },
    [],
  );

  const begin = useCallback(
    (saved: SavedGame<unknown, unknown>, options: Options, paused: boolean) => {
      leaveSession();
      const opened = openSession(latest.current, saved, paused);
      session.current = opened;
      const keep = () => {
        const { state, status } = opened.snapshot();
        remember(latest.current, saved.seed, state);
        if (status.phase === 'over') {
          latest.current.saved.remove(key);
          setRun({ phase: 'over', state, result: status.result, relaxed: saved.timeScale !== 1 });
          return;
        }
        const { version } = latest.current.game.manifest;
        latest.current.saved.save(key, { version, options, game: opened.save(), savedAt: latest.current.clock.now() });
      };
      latest.current.resources.track('subscription', opened.subscribe(keep));
      setRun({ phase: 'playing', session: opened });
      keep();
    },
    [key, leaveSession],
  );

  const start = useCallback(
    (options: Options) => {
      leaveSession();
      chosen.current = options;
      setRun({ phase: 'dealing' });
      const { newSeed, timeScale } = latest.current;
      const seed = newSeed();
      call(
        (services) => game.deal({ options, services, seed, recent: recentlyAsked(services.storage) }),
        (deal) => begin({ deal, seed, moves: [], timers: {}, timeScale }, options, false),
        (problem) => {
          failed.current = 'deal';
          if (game.intro) showIntro(problem);
          else setRun({ phase: 'failed', problem });
        },
      );
    },
    [begin, call, game, leaveSession, showIntro],
  );

  const resume = useCallback(() => {
    const kept = resumable(latest.current);
    if (!kept) return showIntro();
    chosen.current = kept.options;
    // Paused, so that the countdown does not run before the player sees the board.
    const timed = Object.keys(kept.game.timers).length > 0;
    begin(kept.game, kept.options, timed);
  }, [begin, showIntro]);

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
      waiting.current?.abort();
      leaveSession();
    };
  }, [leaveSession, prepare]);

  const exit = useCallback(() => {
    if (game.exitMove === undefined || !session.current) return false;
    return session.current.finish(game.exitMove);
  }, [game]);

  const playAgain = () => start(chosen.current);
  const retry = () => (failed.current === 'prepare' ? prepare() : playAgain());
  return { run, start, retry, resume, playAgain, exit };
}

/** Returns services whose calls are aborted by the signal. */
function servicesUntil(ended: AbortSignal, services: GameServices): GameServices {
  const { http } = services;
  const until = (options: RequestOptions = {}) => ({
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, ended]) : ended,
  });
  return {
    ...services,
    http: {
      get: (path, options) => http.get(path, until(options)),
      post: (path, body, options) => http.post(path, body, until(options)),
    },
  };
}

function defaultOptions({ intro }: AnyGame): Options {
  return Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial]));
}

function resumable({ game, saved, clock }: RunOptions) {
  const kept = saved.load(game.manifest.key);
  if (!kept || kept.version !== game.manifest.version) return undefined;
  return clock.now() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
}

function remember({ game, services }: RunOptions, seed: number, state: unknown): void {
  const asked = game.asked?.(state).map(String);
  if (asked) rememberAsked(services.storage, { seed, asked });
}

function openSession(
  { game, clock, services, onError }: RunOptions,
  saved: SavedGame<unknown, unknown>,
  paused: boolean,
): AnySession {
  const perform = (request: unknown) =>
    game.perform?.(request, services) ??
    Promise.reject(new Error('The rules list a request, but the game has no perform function.'));
  return new GameSession({ rules: game.rules, game: saved, clock, perform, onError }, { paused });
}

/** Toasts or logs why there is no game, and returns the text for the intro. */
function reportProblem(error: unknown, { services, onError, problems }: RunOptions): string {
  if (error instanceof DealProblem) {
    const { toast, cause, message } = error;
    if (toast) services.toast(cause === undefined ? toast : { ...toast, cause });
    return message;
  }
  if (isTransient(error)) {
    services.log('The game could not start because of a temporary failure of the server or the connection', error);
    return problems.noAnswer;
  }
  onError(error);
  return problems.unknown;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { DealProblem, type Options } from '../game.ts';
import type { TrackedResources } from '../tracked-resources.ts';
import type { GameResult } from '../result.ts';
import type { GameServices } from '../services.ts';
import { GameSession, type SessionClock } from '../session.ts';
import type { AnyGame } from './game.ts';
import { RESUMABLE_FOR_MS, type SavedGames } from './saved-games.ts';

type AnySession = GameSession<unknown, unknown, unknown, unknown>;

/** Where a visit to a game stands. */
export type Run =
  | { phase: 'preparing' }
  | { phase: 'intro'; problem?: string; blocked: boolean; canResume: boolean }
  | { phase: 'dealing'; options: Options }
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
  /** Factor on countdowns; null for no limit. Read when a game begins. */
  timeScale: number | null;
  /** Said where a game could not begin for a reason it does not name itself. */
  unknownProblem: string;
  newSeed(): number;
  onFault(fault: unknown): void;
}

export interface RunControls {
  run: Run;
  start(options: Options): void;
  resume(): void;
  playAgain(): void;
  /** Ends the game where leaving does that; answers false where the page may simply be left. */
  exit(): boolean;
}

/** Leads a visit through intro, deal, game and result. It shows nothing itself. */
export function useGameRun(options: RunOptions): RunControls {
  const { game } = options;
  const key = game.manifest.key;
  const latest = useRef(options);
  latest.current = options;
  const [run, setRun] = useState<Run>({ phase: 'preparing' });
  // Counts what was begun: an answer that belongs to something older is dropped.
  const epoch = useRef(0);
  const session = useRef<AnySession | undefined>(undefined);
  const chosen = useRef<Options>(defaultOptions(game));

  const leaveSession = useCallback(() => {
    session.current?.end();
    session.current = undefined;
  }, []);

  const showIntro = useCallback((problem?: string, blocked = false) => {
    const canResume = resumable(latest.current) !== undefined;
    setRun({ phase: 'intro', blocked, canResume, ...(problem === undefined ? {} : { problem }) });
  }, []);

  const begin = useCallback(
    (saved: Parameters<typeof openSession>[1], options: Options, paused: boolean) => {
      leaveSession();
      const opened = openSession(latest.current, saved, paused);
      session.current = opened;
      const keep = () => {
        const { state, status } = opened.snapshot();
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
      const mine = ++epoch.current;
      chosen.current = options;
      setRun({ phase: 'dealing', options });
      const { services, newSeed, timeScale } = latest.current;
      const seed = newSeed();
      game.deal({ options, services, seed }).then(
        (deal) => {
          if (mine === epoch.current) begin({ deal, seed, moves: [], timers: {}, timeScale }, options, false);
        },
        (fault: unknown) => {
          if (mine !== epoch.current) return;
          const problem = tell(fault, latest.current);
          if (game.intro) showIntro(problem);
          else setRun({ phase: 'failed', problem });
        },
      );
    },
    [begin, game, leaveSession, showIntro],
  );

  const resume = useCallback(() => {
    const kept = resumable(latest.current);
    if (!kept) return showIntro();
    chosen.current = kept.options;
    // A clock must not run down behind somebody who is still looking for the page.
    const timed = Object.keys(kept.game.timers).length > 0;
    begin(kept.game, kept.options, timed);
  }, [begin, showIntro]);

  useEffect(() => {
    const mine = ++epoch.current;
    const ready = () => {
      if (mine !== epoch.current) return;
      if (game.intro) showIntro();
      else if (resumable(latest.current)) resume();
      else start(chosen.current);
    };
    if (!game.prepare) ready();
    else {
      game.prepare(latest.current.services).then(ready, (fault: unknown) => {
        if (mine === epoch.current) showIntro(tell(fault, latest.current), true);
      });
    }
    return () => {
      epoch.current++;
      leaveSession();
    };
  }, [game, leaveSession, resume, showIntro, start]);

  const exit = useCallback(() => {
    if (game.exitMove === undefined || !session.current) return false;
    return session.current.finish(game.exitMove);
  }, [game]);

  return { run, start, resume, playAgain: () => start(chosen.current), exit };
}

function defaultOptions({ intro }: AnyGame): Options {
  return Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial]));
}

function resumable({ game, saved, clock }: RunOptions) {
  const kept = saved.load(game.manifest.key);
  if (!kept || kept.version !== game.manifest.version) return undefined;
  return clock.now() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
}

function openSession(
  { game, clock, services, onFault }: RunOptions,
  saved: {
    deal: unknown;
    seed: number;
    moves: readonly unknown[];
    timers: Record<string, number>;
    timeScale: number | null;
  },
  paused: boolean,
): AnySession {
  const perform = (request: unknown) =>
    game.perform?.(request, services) ??
    Promise.reject(new Error('The rules ask for something, and the game has no perform.'));
  return new GameSession({ rules: game.rules, game: saved, clock, perform, onFault }, { paused });
}

function tell(fault: unknown, { services, onFault, unknownProblem }: RunOptions): string {
  if (!(fault instanceof DealProblem)) {
    onFault(fault);
    return unknownProblem;
  }
  if (fault.toast) services.toast(fault.toast);
  return fault.message;
}

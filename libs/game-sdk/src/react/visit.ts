import { useEffect, useLayoutEffect, useState } from 'react';
import type { Options } from '../game.ts';
import { recentlyAsked, rememberAsked } from '../recent-rounds.ts';
import type { GameResult } from '../result.ts';
import type { SavedGame } from '../saved-game.ts';
import type { GameServices } from '../services.ts';
import { GameSession, type SessionClock } from '../session.ts';
import type { TrackedResources } from '../tracked-resources.ts';
import { attempt } from './attempt.ts';
import { reportProblem, servicesUntil, type GameProblems } from './game-call.ts';
import type { AnyGame } from './game.ts';
import { RESUMABLE_FOR_MS, type SavedGames } from './saved-games.ts';

/** A session with arbitrary types, as the shell runs it. */
export type AnySession = GameSession<unknown, unknown, unknown, unknown>;

/**
 * The state of a visit to a game. `problem` is a text in the player's language: why there is no game. `relaxed` is true
 * if the time setting changed the countdowns.
 */
export type VisitPhase =
  | { phase: 'preparing' }
  | { phase: 'intro'; options: Options; problem?: string; canResume: boolean }
  | { phase: 'dealing' }
  | { phase: 'failed'; problem: string }
  | { phase: 'playing'; session: AnySession }
  | { phase: 'over'; state: unknown; result: GameResult; relaxed: boolean };

/** What a visit needs: the game, its services and the page's clock. */
export interface VisitOptions extends GameProblems {
  game: AnyGame;
  clock: SessionClock;
  /** Returns the milliseconds since 1970. A saved game has this time, which another document can compare. */
  date(): number;
  saved: SavedGames;
  /** Tracks the page resources of the round. */
  resources: Pick<TrackedResources, 'track'>;
  /** Factor on countdowns; null for no limit. Read when a game starts. */
  timeScale: number | null;
  /** Returns a whole number from 0 to 2³² − 1. */
  newSeed(): number;
}

/** A player's stay at a game's page: intro, rounds and results. */
export class Visit {
  #options: VisitOptions;
  readonly #onPhase: (phase: VisitPhase) => void;
  /** Options of the current or next round. */
  #chosen: Options;
  #failed: 'prepare' | 'deal' = 'deal';
  #session: AnySession | undefined;
  #call: AbortController | undefined;

  constructor(options: VisitOptions, onPhase: (phase: VisitPhase) => void) {
    this.#options = options;
    this.#onPhase = onPhase;
    this.#chosen = Object.fromEntries((options.game.intro?.options ?? []).map(({ name, initial }) => [name, initial]));
  }

  /** Replaces the options, except for the game. */
  update(options: VisitOptions): void {
    this.#options = { ...options, game: this.#options.game };
  }

  /** Prepares the game, then shows its intro. A game without an intro resumes or starts a round. */
  prepare(): void {
    const { game } = this.#options;
    if (!game.prepare) return this.#onPrepared();
    this.#onPhase({ phase: 'preparing' });
    this.#callGame(
      async (services) => game.prepare?.(services),
      () => this.#onPrepared(),
      (problem) => {
        this.#failed = 'prepare';
        this.#showIntro(problem);
      },
    );
  }

  start(options: Options): void {
    const { game, newSeed, timeScale } = this.#options;
    this.#endRound();
    this.#chosen = options;
    this.#onPhase({ phase: 'dealing' });
    const seed = newSeed();
    this.#callGame(
      (services) => game.deal({ options, services, seed, recent: recentlyAsked(services.storage) }),
      (deal) => this.#beginRound({ deal, seed, moves: [], timers: {}, timeScale }, { paused: false }),
      (problem) => {
        this.#failed = 'deal';
        if (game.intro) this.#showIntro(problem);
        else this.#onPhase({ phase: 'failed', problem });
      },
    );
  }

  /** Resumes the saved round, or shows the intro if there is none. */
  resume(): void {
    const kept = this.#resumable();
    if (!kept) return this.#showIntro();
    this.#chosen = kept.options;
    // Paused, so that the countdown does not run before the player sees the board.
    this.#beginRound(kept.game, { paused: Object.keys(kept.game.timers).length > 0 });
  }

  /** Repeats the failed step: `prepare`, or `deal` with these options. */
  retry(options = this.#chosen): void {
    this.#chosen = options;
    if (this.#failed === 'prepare') this.prepare();
    else this.start(options);
  }

  /** Deals a new round with the same options. */
  playAgain(): void {
    this.start(this.#chosen);
  }

  /** Ends the round with a result if the game has an `exitMove`. Returns false if the page can be left at once. */
  exit(): boolean {
    const { exitMove } = this.#options.game;
    return exitMove !== undefined && (this.#session?.finish(exitMove) ?? false);
  }

  /** Aborts the pending call and ends the round without a result. */
  leave(): void {
    this.#call?.abort();
    this.#endRound();
  }

  #onPrepared(): void {
    if (this.#options.game.intro) this.#showIntro();
    else if (this.#resumable()) this.resume();
    else this.playAgain();
  }

  #showIntro(problem?: string): void {
    const canResume = this.#resumable() !== undefined;
    const why = problem === undefined ? {} : { problem };
    this.#onPhase({ phase: 'intro', options: this.#chosen, canResume, ...why });
  }

  #resumable() {
    const { game, saved, date } = this.#options;
    const kept = saved.load(game.manifest.key);
    if (!kept || kept.version !== game.manifest.version) return undefined;
    return date() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
  }

  /** Calls one of the game's functions as `attempt` does. A new call replaces a pending one, with its callbacks. */
  #callGame<Value>(
    task: (services: GameServices) => Promise<Value>,
    onDone: (value: Value) => void,
    onFailed: (problem: string) => void,
  ): void {
    this.#call?.abort();
    const { signal } = (this.#call = new AbortController());
    const { clock, services, newSeed } = this.#options;
    const jitter = () => newSeed() / 2 ** 32;
    attempt((ended) => task(servicesUntil(ended, services)), { clock, signal, jitter }).then(
      (value) => {
        if (!signal.aborted) onDone(value);
      },
      (error: unknown) => {
        if (!signal.aborted) onFailed(reportProblem(error, this.#options));
      },
    );
  }

  #beginRound(game: SavedGame<unknown, unknown>, { paused }: { paused: boolean }): void {
    this.#endRound();
    const { game: played, clock, services, onError, resources } = this.#options;
    const perform = (request: unknown) =>
      played.perform?.(request, services) ??
      Promise.reject(new Error('The rules list a request, but the game has no perform function.'));
    const session: AnySession = new GameSession({ rules: played.rules, game, clock, perform, onError }, { paused });
    this.#session = session;
    const options = this.#chosen;
    const keep = () => this.#keep(session, game, options);
    resources.track('subscription', session.subscribe(keep));
    this.#onPhase({ phase: 'playing', session });
    keep();
  }

  /** Saves the round after a move, or shows its result. */
  #keep(session: AnySession, { seed, timeScale }: SavedGame<unknown, unknown>, options: Options): void {
    const { game, saved, services, date } = this.#options;
    const { state, status } = session.snapshot();
    const asked = game.asked?.(state).map(String);
    if (asked) rememberAsked(services.storage, { seed, asked });
    const { key, version } = game.manifest;
    if (status.phase === 'over') {
      saved.remove(key);
      this.#onPhase({ phase: 'over', state, result: status.result, relaxed: timeScale !== 1 });
    } else saved.save(key, { version, options, game: session.save(), savedAt: date() });
  }

  #endRound(): void {
    this.#session?.end();
    this.#session = undefined;
  }
}

/** Begins a visit when the component is mounted and ends it when it is unmounted. Renders nothing. */
export function useVisit(options: VisitOptions): { visit: Visit; phase: VisitPhase } {
  const [phase, setPhase] = useState<VisitPhase>({ phase: 'preparing' });
  const [visit] = useState(() => new Visit(options, setPhase));
  useLayoutEffect(() => visit.update(options));
  useEffect(() => {
    visit.prepare();
    return () => visit.leave();
  }, [visit]);
  return { visit, phase };
}

import { useEffect, useLayoutEffect, useState } from 'react';
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
import { RESUMABLE_FOR_MS, type Resumable, type SavedGames } from './saved-games.ts';

/** A session with arbitrary types, as the shell runs it. */
export type AnySession = GameSession<unknown, unknown, unknown, unknown>;

/**
 * The state of a visit to a game. `problem` is a text in the player's language: why there is no game. `relaxed` is true
 * if the time setting changed the countdowns. `played` replays to `state`; a duplicated browser tab ends the same deal.
 */
export type VisitPhase =
  | { phase: 'preparing' }
  | { phase: 'intro'; options: Options; problem?: string; canResume: boolean }
  | { phase: 'dealing' }
  | { phase: 'failed'; problem: string }
  | { phase: 'playing'; session: AnySession }
  | { phase: 'over'; state: unknown; result: GameResult; relaxed: boolean; played: Resumable };

/** What a visit to a game needs: the game, its services and the page's clock. */
export interface VisitOptions {
  game: AnyGame;
  services: GameServices;
  clock: SessionClock;
  /** Returns the milliseconds since 1970. A saved game has this time, which another document can compare. */
  date(): number;
  saved: SavedGames;
  /** Tracks the page resources of the round. */
  resources: Pick<TrackedResources, 'track'>;
  /** Whether a round starts or resumes at once, for a player who knows the rules. A failed deal shows the intro. */
  skipsIntro?: boolean;
  /** Options of the first round that differ from their initial values. */
  preset?: Options;
  /** Factor on countdowns; null for no limit. Read when a game starts. */
  timeScale: number | null;
  /** Texts for failures that the game does not explain itself. */
  problems: { noAnswer: string; unknown: string };
  /** Returns a whole number from 0 to 2³² − 1. */
  newSeed(): number;
  /** Called with errors that are bugs of the game. */
  onError(error: unknown): void;
}

/** A visit to a game: intro, deals and rounds. It waits for one call of the game and runs one round at a time. */
export class Visit {
  readonly #onPhase: (phase: VisitPhase) => void;
  /** Options of the current or next round. */
  #chosen: Options;
  #failed: 'prepare' | 'deal' = 'deal';
  #call: AbortController | undefined;
  #session: AnySession | undefined;

  #options!: VisitOptions;

  /** @param preset options that differ from their initial values; those that the intro does not offer are ignored */
  constructor({ intro }: AnyGame, onPhase: (phase: VisitPhase) => void, preset: Options = {}) {
    this.#onPhase = onPhase;
    this.#chosen = Object.fromEntries(
      (intro?.options ?? []).map(({ name, initial, choices }) => {
        const offered = choices.find(({ value }) => value === preset[name]);
        return [name, offered?.value ?? initial];
      }),
    );
  }

  /** The player's options of the current or next round. */
  get chosen(): Options {
    return this.#chosen;
  }

  /** Sets the current options. Call it before everything else, and again when they change. */
  update(options: VisitOptions): void {
    this.#options = options;
  }

  /** Prepares the game, then shows its intro. A game without an intro resumes or starts a round. */
  prepare(): void {
    const { game } = this.#options;
    if (!game.prepare) return this.#onPrepared();
    this.#onPhase({ phase: 'preparing' });
    this.#ask(
      async (services) => game.prepare?.(services),
      () => this.#onPrepared(),
      (problem) => {
        this.#failed = 'prepare';
        this.#showIntro(problem);
      },
    );
  }

  start(options: Options): void {
    this.#endRound();
    this.#chosen = options;
    this.#onPhase({ phase: 'dealing' });
    const { game, newSeed, timeScale } = this.#options;
    const seed = newSeed();
    this.#ask(
      (services) => game.deal({ options, services, seed, recent: recentlyAsked(services.storage) }),
      (deal) => this.#begin({ deal, seed, moves: [], timers: {}, timeScale }),
      (problem) => {
        this.#failed = 'deal';
        if (game.intro) this.#showIntro(problem);
        else this.#onPhase({ phase: 'failed', problem });
      },
    );
  }

  /** Resumes the saved round, or shows the intro if there is none. By default, a round with running timers is paused. */
  resume({ paused = true } = {}): void {
    const kept = this.#resumable();
    if (!kept) return this.#showIntro();
    this.#chosen = kept.options;
    // Paused, so that the countdown does not run before the player sees the board.
    this.#begin(kept.game, { paused: paused && Object.keys(kept.game.timers).length > 0 });
  }

  /** Repeats the failed step: `prepare`, or `deal` with these options, which are the same by default. */
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

  /** Aborts a pending call and ends the round without a result. `prepare` may begin the visit again. */
  end(): void {
    this.#call?.abort();
    this.#endRound();
  }

  #onPrepared(): void {
    const { game, skipsIntro = false } = this.#options;
    if (game.intro && !skipsIntro) this.#showIntro();
    else if (this.#resumable()) this.resume();
    else this.playAgain();
  }

  #showIntro(problem?: string): void {
    const canResume = this.#resumable() !== undefined;
    this.#onPhase({ phase: 'intro', options: this.#chosen, canResume, ...(problem !== undefined && { problem }) });
  }

  #resumable(): Resumable | undefined {
    const { game, saved, date } = this.#options;
    const kept = saved.load(game.manifest.key);
    if (!kept || kept.version !== game.manifest.version) return undefined;
    return date() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
  }

  /**
   * Calls one of the game's functions as `attempt` does, followed by one of the two callbacks. `onFailed` gets a text
   * in the player's language. A new call replaces a pending one, whose callbacks are then not called.
   */
  #ask<Value>(
    task: (services: GameServices) => Promise<Value>,
    onDone: (value: Value) => void,
    onFailed: (problem: string) => void,
  ): void {
    this.#call?.abort();
    const { signal } = (this.#call = new AbortController());
    const { clock, services, newSeed } = this.#options;
    const jitter = () => newSeed() / 2 ** 32;
    void attempt((ended) => task(servicesUntil(ended, services)), { clock, signal, jitter }).then(
      (value) => {
        if (!signal.aborted) onDone(value);
      },
      (error: unknown) => {
        if (!signal.aborted) onFailed(reportProblem(error, this.#options));
      },
    );
  }

  /** Begins a round, which is saved after every move. A paused round waits for the player. */
  #begin(game: SavedGame<unknown, unknown>, { paused = false } = {}): void {
    this.#endRound();
    const session = openSession(this.#options, game, paused);
    this.#session = session;
    this.#options.resources.track(
      'subscription',
      session.subscribe(() => this.#keep(session, game)),
    );
    this.#onPhase({ phase: 'playing', session });
    this.#keep(session, game);
  }

  /** Saves the round, or reports its result. */
  #keep(session: AnySession, { seed, timeScale }: SavedGame<unknown, unknown>): void {
    const { game, services, saved, date } = this.#options;
    const { state, status } = session.snapshot();
    const { key, version } = game.manifest;
    const asked = game.asked?.(state).map(String);
    if (asked) rememberAsked(services.storage, { seed, asked });
    const progress = game.progress?.(state);
    const played: Resumable = { version, options: this.#chosen, game: session.save(), savedAt: date() };
    if (status.phase === 'over') {
      saved.remove(key);
      this.#onPhase({ phase: 'over', state, result: status.result, relaxed: timeScale !== 1, played });
    } else saved.save(key, { ...played, ...(progress && { progress }) });
  }

  #endRound(): void {
    this.#session?.end();
    this.#session = undefined;
  }
}

function openSession(
  { game, clock, services, onError }: VisitOptions,
  saved: SavedGame<unknown, unknown>,
  paused: boolean,
): AnySession {
  const perform = (request: unknown) =>
    game.perform?.(request, services) ??
    Promise.reject(new Error('The rules list a request, but the game has no perform function.'));
  return new GameSession({ rules: game.rules, game: saved, clock, perform, onError }, { paused });
}

/** Returns services whose calls the signal aborts. */
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

/** Toasts or logs why there is no game, and returns the text for the intro. */
function reportProblem(error: unknown, { services, onError, problems }: VisitOptions): string {
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

/** Begins a visit when the component is mounted and ends it when it is unmounted. */
export function useVisit(options: VisitOptions): { visit: Visit; phase: VisitPhase } {
  const [phase, setPhase] = useState<VisitPhase>({ phase: 'preparing' });
  const [visit] = useState(() => new Visit(options.game, setPhase, options.preset));
  useLayoutEffect(() => visit.update(options));
  useEffect(() => {
    visit.prepare();
    return () => visit.end();
  }, [visit]);
  return { visit, phase };
}

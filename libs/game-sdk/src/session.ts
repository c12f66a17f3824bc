import { randomOfMove } from './random.ts';
import type { Effect, Rules, Status } from './rules.ts';
import { replay, type SavedGame } from './saved-game.ts';

/** The clock of a session: the browser's in a page, a manual one in tests. */
export interface SessionClock {
  /** Milliseconds since an arbitrary fixed time. */
  now(): number;
  /** Runs a callback once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The state of a session at one moment. A new object after every change. */
export interface SessionSnapshot<State> {
  state: State;
  status: Status;
  paused: boolean;
}

/** Why a session drops a move without asking the rules. */
export type SessionRefusal = 'over' | 'paused' | 'locked';

/** What a session runs: the rules, a game, its clock and its requests. */
export interface SessionOptions<Deal, State, Move, Request, Refusal extends string = string> {
  rules: Rules<Deal, State, Move, Request, Refusal>;
  game: SavedGame<Deal, Move>;
  clock: SessionClock;
  /** Handles a request of the rules and returns a move. Must not reject: return a move for a failure as well. */
  perform(request: Request): Promise<Move>;
  /** Called with errors that are bugs of the game, such as a rejected `perform`. */
  onError(error: unknown): void;
}

interface Running {
  cancel(): void;
  /** Milliseconds left of a timer; undefined for a request. */
  left(): number | undefined;
}

/**
 * Runs one game from its deal to its end. It starts the effects of the rules, drops the player's moves while feedback
 * is shown, stops the timers while paused, and ignores everything after `end`.
 */
export class GameSession<Deal, State, Move, Request, Refusal extends string = string> {
  readonly #options: SessionOptions<Deal, State, Move, Request, Refusal>;
  readonly #moves: Move[];
  /** When each move was played; undefined for a game that was saved without times. */
  readonly #times: number[] | undefined;
  /** Milliseconds played before the clock last started. */
  #played: number;
  /** When the clock last started; undefined while paused. */
  #startedAt: number | undefined;
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  /** Milliseconds left of stopped timers by key, while paused or before a resumed game continues. */
  #stopped: Map<string, number>;
  #snapshot: SessionSnapshot<State>;
  #ended = false;

  constructor(options: SessionOptions<Deal, State, Move, Request, Refusal>, { paused = false } = {}) {
    const { rules, game } = options;
    const state = replay(rules, game);
    this.#options = options;
    this.#moves = [...game.moves];
    const times = game.times ?? (game.moves.length === 0 ? [] : undefined);
    this.#times = times && [...times];
    this.#played = times?.at(-1) ?? 0;
    this.#startedAt = paused ? undefined : options.clock.now();
    this.#stopped = new Map(Object.entries(game.timers));
    this.#snapshot = { state, status: rules.status(state), paused };
    this.#reconcile();
  }

  /** Calls a listener after every change until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same object until the next change. */
  readonly snapshot = (): SessionSnapshot<State> => this.#snapshot;

  /** Returns the milliseconds since the start of the game, without its pauses. */
  readonly msPlayed = (): number =>
    this.#played + (this.#startedAt === undefined ? 0 : this.#options.clock.now() - this.#startedAt);

  /** Plays the player's move. Returns why it was rejected; undefined if accepted. */
  readonly play = (move: Move): Refusal | SessionRefusal | undefined => {
    const { status, paused } = this.#snapshot;
    if (this.#ended || status.phase === 'over') return 'over';
    if (paused) return 'paused';
    if (status.phase === 'locked') return 'locked';
    return this.#apply(move);
  };

  /**
   * Plays a final move, such as leaving, even while input is locked or paused. Returns whether the rules accepted it.
   */
  finish(move: Move): boolean {
    return !this.#ended && this.#snapshot.status.phase !== 'over' && this.#apply(move) === undefined;
  }

  /** Stops the timers. Returns whether they were running. */
  pause(): boolean {
    if (this.#snapshot.paused || this.#snapshot.status.phase === 'over') return false;
    for (const [key, { left, cancel }] of this.#running) {
      const ms = left();
      if (ms === undefined) continue;
      this.#stopped.set(key, ms);
      cancel();
      this.#running.delete(key);
    }
    this.#played = this.msPlayed();
    this.#startedAt = undefined;
    this.#become({ ...this.#snapshot, paused: true });
    return true;
  }

  /** Starts the stopped timers again. Does nothing if the session is not paused. */
  resume(): void {
    if (!this.#snapshot.paused) return;
    this.#startedAt = this.#options.clock.now();
    this.#become({ ...this.#snapshot, paused: false });
  }

  /** Factor on countdowns; null for no limit. */
  get timeScale(): number | null {
    return this.#options.game.timeScale;
  }

  /**
   * Returns the milliseconds left of a running or stopped timer: undefined if there is none, Infinity without a time
   * limit.
   */
  msLeft(key: string): number | undefined {
    return this.#running.get(key)?.left() ?? this.#stopped.get(key);
  }

  /** Returns the game in its current state, for resuming it later. Timers without a limit are left out. */
  save(): SavedGame<Deal, Move> {
    const timers: Record<string, number> = {};
    for (const { key } of this.#effects()) {
      const ms = this.msLeft(key);
      if (ms !== undefined && Number.isFinite(ms)) timers[key] = ms;
    }
    return { ...this.#options.game, moves: this.#moves, ...(this.#times && { times: this.#times }), timers };
  }

  /** Ends the session: cancels timers and ignores pending responses. */
  end(): void {
    this.#ended = true;
    for (const { cancel } of this.#running.values()) cancel();
    this.#running.clear();
    this.#listeners.clear();
  }

  #apply(move: Move): Refusal | undefined {
    const { rules, game } = this.#options;
    const outcome = rules.play(this.#snapshot.state, move, randomOfMove(game.seed, this.#moves.length));
    if (!outcome.accepted) return outcome.reason;
    this.#moves.push(move);
    this.#times?.push(Math.round(this.msPlayed()));
    this.#become({ ...this.#snapshot, state: outcome.state, status: rules.status(outcome.state) });
    return undefined;
  }

  /** Replaces the snapshot, starts and cancels effects accordingly, and notifies the listeners. */
  #become(snapshot: SessionSnapshot<State>): void {
    this.#snapshot = snapshot;
    this.#reconcile();
    for (const listener of this.#listeners) listener();
  }

  #effects(): readonly Effect<Move, Request>[] {
    const { state, status } = this.#snapshot;
    return status.phase === 'over' ? [] : (this.#options.rules.effects?.(state) ?? []);
  }

  /** Starts effects of the state that are not running, and cancels those that are no longer listed. */
  #reconcile(): void {
    const wanted = this.#effects();
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, { cancel }] of this.#running) {
      if (keys.has(key)) continue;
      cancel();
      this.#running.delete(key);
    }
    for (const key of this.#stopped.keys()) if (!keys.has(key)) this.#stopped.delete(key);
    for (const effect of wanted) {
      if (this.#running.has(effect.key)) continue;
      if (effect.kind === 'request') this.#running.set(effect.key, this.#ask(effect));
      else if (this.#snapshot.paused) this.#stopped.set(effect.key, this.#timeFor(effect));
      else this.#running.set(effect.key, this.#time(effect));
    }
  }

  #timeFor(timer: Effect<Move, Request> & { kind: 'timer' }): number {
    const stopped = this.#stopped.get(timer.key);
    if (stopped !== undefined) return stopped;
    if (timer.purpose === 'show') return timer.ms;
    const scale = this.#options.game.timeScale ?? Infinity;
    // Feedback must end even without a time limit.
    return timer.ms * (timer.purpose === 'countdown' ? scale : Math.min(scale, 3));
  }

  #time(timer: Effect<Move, Request> & { kind: 'timer' }): Running {
    const { clock } = this.#options;
    const ms = this.#timeFor(timer);
    this.#stopped.delete(timer.key);
    if (ms === Infinity) return { cancel: () => undefined, left: () => Infinity };
    const deadline = clock.now() + ms;
    const cancel = clock.after(ms, () => {
      this.#running.delete(timer.key);
      this.#playEffect(timer.key, timer.move);
    });
    return { cancel, left: () => Math.max(0, deadline - clock.now()) };
  }

  #ask({ key, request }: Effect<Move, Request> & { kind: 'request' }): Running {
    let canceled = false;
    void this.#options.perform(request).then(
      (move) => {
        if (canceled) return;
        this.#running.delete(key);
        this.#playEffect(key, move);
      },
      (error: unknown) => this.#options.onError(error),
    );
    return { cancel: () => void (canceled = true), left: () => undefined };
  }

  #playEffect(key: string, move: Move): void {
    if (this.#apply(move) === undefined) return;
    const why = 'They must accept the moves of the effects that they list.';
    this.#options.onError(new Error(`The rules rejected the move of their effect "${key}". ${why}`));
  }
}

import { randomOfMove } from './random.ts';
import type { Effect, Rules, Status } from './rules.ts';
import { replay, type SavedGame } from './saved-game.ts';

/** Where a session gets its time from; the browser's in a page, a hand-driven one in a test. */
export interface SessionClock {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  /** Runs once after `ms`; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface SessionSnapshot<State> {
  state: State;
  status: Status;
  paused: boolean;
}

export interface SessionOptions<Deal, State, Move, Request> {
  rules: Rules<Deal, State, Move, Request>;
  game: SavedGame<Deal, Move>;
  clock: SessionClock;
  /** Answers a request of the rules with a move. It never fails: a failure is a move too. */
  perform(request: Request): Promise<Move>;
  /** Told of what is a bug in a game, such as a request that did fail. */
  onFault(fault: unknown): void;
}

interface Running {
  cancel(): void;
  /** Milliseconds left, for a timer. */
  left(): number | undefined;
}

/**
 * One game from its deal to its end. It runs what the rules wait for, drops what a player does while feedback is on
 * show, stops its clocks while paused, and after `end` nothing late can touch it.
 */
export class GameSession<Deal, State, Move, Request> {
  readonly #options: SessionOptions<Deal, State, Move, Request>;
  readonly #moves: Move[];
  readonly #running = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  /** Time left of timers that are not running: those of a paused or a resumed game. */
  #stopped: Map<string, number>;
  #snapshot: SessionSnapshot<State>;
  #ended = false;

  constructor(options: SessionOptions<Deal, State, Move, Request>, { paused = false } = {}) {
    const { rules, game } = options;
    const state = replay(rules as Rules<Deal, State, Move>, game);
    this.#options = options;
    this.#moves = [...game.moves];
    this.#stopped = new Map(Object.entries(game.timers));
    this.#snapshot = { state, status: rules.status(state), paused };
    this.#reconcile();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SessionSnapshot<State> => this.#snapshot;

  /** The player's move. Answers why it was refused, or undefined where it was played. */
  readonly play = (move: Move): string | undefined => {
    const { status, paused } = this.#snapshot;
    if (this.#ended || status.phase === 'over') return 'over';
    if (paused) return 'paused';
    if (status.phase === 'locked') return 'locked';
    return this.#apply(move);
  };

  /** Ends the game by a move that is always heard, such as leaving. Answers whether the rules took it. */
  finish(move: Move): boolean {
    return !this.#ended && this.#snapshot.status.phase !== 'over' && this.#apply(move) === undefined;
  }

  /** Stops the clocks. Answers whether they were running. */
  pause(): boolean {
    if (this.#snapshot.paused || this.#snapshot.status.phase === 'over') return false;
    for (const [key, { left, cancel }] of this.#running) {
      const ms = left();
      if (ms === undefined) continue;
      this.#stopped.set(key, ms);
      cancel();
      this.#running.delete(key);
    }
    this.#publish({ ...this.#snapshot, paused: true });
    return true;
  }

  resume(): void {
    if (!this.#snapshot.paused) return;
    this.#publish({ ...this.#snapshot, paused: false });
    this.#reconcile();
  }

  /** Factor on countdowns; null for no limit. */
  get timeScale(): number | null {
    return this.#options.game.timeScale;
  }

  /** Milliseconds left of a running or stopped timer; Infinity where the player plays without limits. */
  msLeft(key: string): number | undefined {
    return this.#running.get(key)?.left() ?? this.#stopped.get(key);
  }

  /** The game as it stands, to go on with later. */
  save(): SavedGame<Deal, Move> {
    const timers: Record<string, number> = {};
    for (const { key } of this.#effects()) {
      const ms = this.msLeft(key);
      if (ms !== undefined && Number.isFinite(ms)) timers[key] = ms;
    }
    return { ...this.#options.game, moves: this.#moves, timers };
  }

  /** After this, nothing moves any more: no timer, no answer that is still on its way. */
  end(): void {
    this.#ended = true;
    for (const { cancel } of this.#running.values()) cancel();
    this.#running.clear();
    this.#listeners.clear();
  }

  #apply(move: Move): string | undefined {
    const { rules, game } = this.#options;
    const outcome = rules.play(this.#snapshot.state, move, randomOfMove(game.seed, this.#moves.length));
    if (!outcome.accepted) return outcome.reason;
    this.#moves.push(move);
    const status = rules.status(outcome.state);
    this.#snapshot = { ...this.#snapshot, state: outcome.state, status };
    this.#reconcile();
    this.#publish(this.#snapshot);
    return undefined;
  }

  #publish(snapshot: SessionSnapshot<State>): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }

  #effects(): readonly Effect<Move, Request>[] {
    const { state, status } = this.#snapshot;
    return status.phase === 'over' ? [] : (this.#options.rules.effects?.(state) ?? []);
  }

  /** Starts what the state waits for and is not running, cancels what it no longer waits for. */
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
    // Nobody wants to wait for ever for feedback to go away.
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
      if (this.#apply(timer.move) !== undefined) this.#options.onFault(new RejectedMove(timer.key));
    });
    return { cancel, left: () => Math.max(0, deadline - clock.now()) };
  }

  #ask({ key, request }: Effect<Move, Request> & { kind: 'request' }): Running {
    let cancelled = false;
    void this.#options.perform(request).then(
      (move) => {
        if (cancelled) return;
        this.#running.delete(key);
        if (this.#apply(move) !== undefined) this.#options.onFault(new RejectedMove(key));
      },
      (fault: unknown) => this.#options.onFault(fault),
    );
    return { cancel: () => void (cancelled = true), left: () => undefined };
  }
}

/** The rules refused a move that they had asked for themselves. */
export class RejectedMove extends Error {
  constructor(key: string) {
    super(`The rules waited for "${key}" and then refused its move: they must accept what they list in effects.`);
  }
}

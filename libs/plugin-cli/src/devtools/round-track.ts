import type { Options } from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { ObservedPage, ObservedRound } from './observed-page.ts';
import type { OpenedRound } from './round-text.ts';
import type { Settings } from './settings.ts';

/** What the page of the game reads when it is opened. */
const STORED = {
  round: (key: string) => `sl:game:${key}`,
  start: (key: string) => `sl:again:${key}`,
  continue: 'sl:continue',
} as const;

/** A move of the recording. */
export interface RecordedMove {
  move: unknown;
  /** Milliseconds since the start of the round. */
  time: number;
}

/**
 * The recorded moves of the round in the page, of which the page has played the first ones. To go back, it opens the page again
 * with a saved round, as a reload does.
 */
export class RoundTrack {
  moves: readonly RecordedMove[] = [];
  readonly #frame: HTMLIFrameElement;
  readonly #key: string;
  readonly #settings: Settings;
  #options: Options = {};
  #seed: number | undefined;

  constructor(frame: HTMLIFrameElement, key: string, settings: Settings) {
    this.#frame = frame;
    this.#key = key;
    this.#settings = settings;
  }

  /** Undefined while the page is loading. */
  get page(): ObservedPage | undefined {
    const { contentDocument, contentWindow } = this.#frame;
    return contentDocument?.readyState === 'loading' ? undefined : contentWindow?.devObserved;
  }

  /** Number of moves that the page has played. */
  get at(): number {
    return this.page?.round?.saved.moves.length ?? 0;
  }

  /** Follows the page: the recording keeps its later moves while the page plays the same ones. */
  follow({ saved: { seed, moves, times } }: ObservedRound): void {
    this.#options = this.#stored()?.options ?? this.#options;
    const isSame =
      seed === this.#seed &&
      moves.every((move, index) => JSON.stringify(this.moves[index]?.move) === JSON.stringify(move));
    this.#seed = seed;
    if (!isSame) this.moves = moves.map((move, index) => ({ move, time: times?.[index] ?? 0 }));
  }

  /** Shows the round after its first `at` moves. A move that the rules reject stops it earlier. */
  goTo(at: number): void {
    const session = this.page?.round?.session;
    if (!session) return;
    if (at < this.at) return this.open({ round: this.recorded()!, at });
    for (const { move } of this.moves.slice(this.at, at)) if (!session.finish(move)) return;
  }

  /** Opens a round, whose clock stands still. */
  open({ round, at }: OpenedRound): void {
    const { seed, moves, times = [] } = round.game;
    this.#seed = seed;
    this.moves = moves.map((move, index) => ({ move, time: times[index] ?? 0 }));
    this.stopClock();
    const game = { ...round.game, moves: moves.slice(0, at), times: times.slice(0, at), timers: {} };
    const version = this.page?.listing().version ?? round.version;
    const saved = JSON.stringify({ ...round, version, game, savedAt: Date.now() });
    this.reload({ stored: { [STORED.round(this.#key)]: saved } });
  }

  /** Starts a new round with the same options. */
  restart(): void {
    this.moves = [];
    const start = JSON.stringify(this.#options);
    this.reload({ stored: { [STORED.round(this.#key)]: null, [STORED.start(this.#key)]: start } });
  }

  /**
   * Opens the page again, where the round continues.
   * @param query of the address
   * @param stored as in `Settings`
   */
  reload({ query = '', stored = {} }: { query?: string; stored?: Settings['stored'] } = {}): void {
    this.#settings.stored = { ...stored, [STORED.continue]: '1' };
    this.#frame.src = `${new URL(this.#frame.src).pathname}${query}`;
  }

  stopClock(): void {
    this.#settings.rate = 0;
    this.page?.clock?.setRate(0);
  }

  /** Returns the round with all recorded moves; undefined before the first one. */
  recorded(): Resumable | undefined {
    const round = this.page?.round;
    if (!round) return undefined;
    const game = {
      ...round.saved,
      moves: this.moves.map(({ move }) => move),
      times: this.moves.map(({ time }) => time),
    };
    return { version: this.page!.listing().version, options: this.#options, game, savedAt: 0 };
  }

  #stored(): Resumable | null {
    return JSON.parse(sessionStorage.getItem(STORED.round(this.#key)) ?? 'null') as Resumable | null;
  }
}

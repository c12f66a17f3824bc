import type { Options } from '@soccer-legends/game-sdk';
import type { Resumable } from '@soccer-legends/game-sdk/react';
import type { ObservedPage } from './observed-page.ts';
import type { OpenedRound } from './round-text.ts';
import type { Settings } from './settings.ts';

/** Entries of the session storage that the page of the game reads when it is opened. */
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
 * The recorded moves of the round in the page, which has played the first of them. To go back, `RoundTrack` opens the page again
 * with a saved round, as after a reload.
 */
export class RoundTrack {
  moves: readonly RecordedMove[] = [];
  readonly #frame: HTMLIFrameElement;
  readonly #key: string;
  readonly #settings: Settings;
  #options: Options = {};
  #seed: number | undefined;
  /** The page that is being replaced. Its round is ignored. */
  #left: ObservedPage | undefined;

  constructor(frame: HTMLIFrameElement, key: string, settings: Settings) {
    this.#frame = frame;
    this.#key = key;
    this.#settings = settings;
  }

  /** Undefined while the page is loading. */
  get page(): ObservedPage | undefined {
    const { contentDocument, contentWindow } = this.#frame;
    const page = contentDocument?.readyState === 'loading' ? undefined : contentWindow?.devObserved;
    return page === this.#left ? undefined : page;
  }

  /** Number of moves that the page has played. */
  get at(): number {
    return this.page?.round?.saved.moves.length ?? 0;
  }

  /** Updates the recording from the page. Later moves stay recorded as long as the page plays the same moves. */
  follow(): void {
    const { round } = this.page ?? {};
    if (!round) return;
    const { seed, moves, times } = round.saved;
    this.#options = this.#stored()?.options ?? this.#options;
    const isSame =
      seed === this.#seed &&
      moves.every((move, index) => JSON.stringify(this.moves[index]?.move) === JSON.stringify(move));
    this.#seed = seed;
    if (!isSame) this.moves = moves.map((move, index) => ({ move, time: times?.[index] ?? 0 }));
  }

  /** Shows the round after its first `at` moves. A move that the rules reject stops it earlier. */
  goTo(at: number): void {
    const round = this.recorded();
    if (!round || at < 0) return;
    if (at < this.at) return this.open({ round, at });
    const { session } = this.page!.round!;
    for (const { move } of this.moves.slice(this.at, at)) if (!session.finish(move)) return;
  }

  /** Opens a round after one of its moves, with a stopped clock. */
  open(opened: OpenedRound): void {
    this.#settings.rate = 0;
    this.page?.clock?.setRate(0);
    this.#show(opened);
  }

  /**
   * Opens the page again after the same moves, also those of a finished round, which the page itself does not keep.
   * @param query of the address
   * @param changes other factor on countdowns; null for no limit
   */
  refresh({ query = '', ...changes }: { query?: string; timeScale?: number | null } = {}): void {
    const round = this.recorded();
    if (round) this.#show({ round: { ...round, game: { ...round.game, ...changes } }, at: this.at }, query);
    else this.#reload({}, query);
  }

  #show({ round, at }: OpenedRound, query?: string): void {
    const { seed, moves, times = [] } = round.game;
    this.#seed = seed;
    this.moves = moves.map((move, index) => ({ move, time: times[index] ?? 0 }));
    const game = { ...round.game, moves: moves.slice(0, at), times: times.slice(0, at), timers: {} };
    const version = this.page?.listing().version ?? round.version;
    const saved = JSON.stringify({ ...round, version, game, savedAt: Date.now() });
    this.#reload({ [STORED.round(this.#key)]: saved }, query);
  }

  /** Starts a new round with the same options. */
  restart(): void {
    this.moves = [];
    const start = JSON.stringify(this.#options);
    this.#reload({ [STORED.round(this.#key)]: null, [STORED.start(this.#key)]: start });
  }

  /** Opens the page again, where the round continues. @param stored as in `Settings` */
  #reload(stored: Settings['stored'], query = ''): void {
    this.#settings.stored = { ...stored, [STORED.continue]: '1' };
    this.#left = this.page ?? this.#left;
    this.#frame.src = `${new URL(this.#frame.src).pathname}${query}`;
  }

  /** Returns the round with all recorded moves; undefined before the first round. */
  recorded(): Resumable | undefined {
    this.follow();
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

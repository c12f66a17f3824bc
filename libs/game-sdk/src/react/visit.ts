import type { Options } from '../game.ts';
import { recentlyAsked } from '../recent-rounds.ts';
import type { AnyGame } from './game.ts';
import type { Run, RunOptions } from './run.ts';
import { RESUMABLE_FOR_MS } from './saved-games.ts';
import type { GameCall } from './use-game-call.ts';
import type { Round } from './use-round.ts';

interface VisitParts {
  game: AnyGame;
  latest(): RunOptions;
  call: GameCall['call'];
  round: Round;
  /** Called with the phases before each round. */
  onRun(run: Run): void;
}

/** A visit to a game: the steps that lead to each round. */
export class Visit {
  readonly #parts: VisitParts;
  /** Options of the current or next round. */
  #chosen: Options;
  #failed: 'prepare' | 'deal' = 'deal';

  constructor(parts: VisitParts) {
    this.#parts = parts;
    this.#chosen = defaultOptions(parts.game);
  }

  /** Prepares the game, then shows its intro. A game without an intro resumes or starts a round. */
  prepare(): void {
    const { game, call, onRun } = this.#parts;
    if (!game.prepare) return this.#onPrepared();
    onRun({ phase: 'preparing' });
    call(
      async (services) => game.prepare?.(services),
      () => this.#onPrepared(),
      (problem) => {
        this.#failed = 'prepare';
        this.#showIntro(problem);
      },
    );
  }

  start(options: Options): void {
    const { game, latest, call, round, onRun } = this.#parts;
    round.end();
    this.#chosen = options;
    onRun({ phase: 'dealing' });
    const { newSeed, timeScale } = latest();
    const seed = newSeed();
    call(
      (services) => game.deal({ options, services, seed, recent: recentlyAsked(services.storage) }),
      (deal) => round.begin({ deal, seed, moves: [], timers: {}, timeScale }, options, { paused: false }),
      (problem) => {
        this.#failed = 'deal';
        if (game.intro) this.#showIntro(problem);
        else onRun({ phase: 'failed', problem });
      },
    );
  }

  /** Resumes the saved round, or shows the intro if there is none. */
  resume(): void {
    const kept = this.#resumable();
    if (!kept) return this.#showIntro();
    this.#chosen = kept.options;
    // Paused, so that the countdown does not run before the player sees the board.
    const paused = Object.keys(kept.game.timers).length > 0;
    this.#parts.round.begin(kept.game, kept.options, { paused });
  }

  /** Repeats the failed step: `prepare`, or `deal`. */
  retry(options = this.#chosen): void {
    this.#chosen = options;
    if (this.#failed === 'prepare') this.prepare();
    else this.start(options);
  }

  playAgain(): void {
    this.start(this.#chosen);
  }

  #onPrepared(): void {
    if (this.#parts.game.intro) this.#showIntro();
    else if (this.#resumable()) this.resume();
    else this.playAgain();
  }

  #showIntro(problem?: string): void {
    const canResume = this.#resumable() !== undefined;
    const why = problem === undefined ? {} : { problem };
    this.#parts.onRun({ phase: 'intro', options: this.#chosen, canResume, ...why });
  }

  #resumable() {
    const { game, saved, date } = this.#parts.latest();
    const kept = saved.load(game.manifest.key);
    if (!kept || kept.version !== game.manifest.version) return undefined;
    return date() - kept.savedAt <= RESUMABLE_FOR_MS ? kept : undefined;
  }
}

function defaultOptions({ intro }: AnyGame): Options {
  return Object.fromEntries((intro?.options ?? []).map(({ name, initial }) => [name, initial]));
}

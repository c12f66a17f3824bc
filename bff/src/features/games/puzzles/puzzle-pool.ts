import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';

/** How many puzzles are generated ahead. */
const POOL_SIZE = 32;

export interface PuzzleSource<Index, Puzzle> {
  /** Computes the index of the current catalogue, from which puzzles are generated. */
  prepare(): Index;
  /** Returns a new puzzle, or undefined when the catalogue is too small for one. */
  generate(index: Index, random: RandomSource): Puzzle | undefined;
  /** Sent when the catalogue is too small: a puzzle without players. */
  emptyPuzzle: Puzzle;
}

/**
 * Puzzles generated ahead, each for one request. The pool generates them one at a time between requests, so that a
 * request waits for at most one; a request that finds the pool empty generates its own. A new catalogue's first request
 * starts the generation: during a sync the catalogue changes many times.
 */
export class PuzzlePool<Index, Puzzle> {
  private ready: CachedResponse[] = [];
  private index: Index | undefined;
  private refilling = false;

  constructor(
    private readonly source: PuzzleSource<Index, Puzzle>,
    private readonly random: RandomSource,
  ) {}

  /** Drops the puzzles of the previous catalogue. */
  reset(): void {
    this.ready = [];
    this.index = undefined;
  }

  /** Sent when the catalogue is too small. */
  get emptyPuzzle(): Puzzle {
    return this.source.emptyPuzzle;
  }

  take(): CachedResponse {
    const answer = this.ready.pop() ?? this.generate();
    this.refill();
    return answer;
  }

  private refill(): void {
    if (this.refilling) return;
    this.refilling = true;
    setImmediate(() => {
      this.refilling = false;
      if (this.ready.length >= POOL_SIZE) return;
      this.ready.push(this.generate());
      this.refill();
    });
  }

  /** Generates a puzzle of the current catalogue outside the pool; undefined when the catalogue is too small. */
  draw(random: RandomSource): Puzzle | undefined {
    this.index ??= this.source.prepare();
    return this.source.generate(this.index, random);
  }

  private generate(): CachedResponse {
    return CachedResponse.json(this.draw(this.random) ?? this.source.emptyPuzzle, 'no-store');
  }
}

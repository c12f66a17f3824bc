import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';

const POOL_SIZE = 32;

/** Generates the puzzles of one game from an index of the catalogue. */
export interface PuzzleSource<Index, Puzzle> {
  prepare(): Index;
  generate(index: Index, random: RandomSource): Puzzle | undefined;
  /** The response if the catalogue is too small. */
  emptyPuzzle: Puzzle;
}

/** Puzzles generated ahead, one at a time between requests, so that a request waits for at most one. */
export class PuzzlePool<Index, Puzzle> {
  private ready: CachedResponse[] = [];
  private index: Index | undefined;
  private refilling = false;

  constructor(
    private readonly source: PuzzleSource<Index, Puzzle>,
    private readonly random: RandomSource,
  ) {}

  /** Drops all puzzles and the index, after a change of the catalogue. */
  reset(): void {
    this.ready = [];
    this.index = undefined;
  }

  get emptyPuzzle(): Puzzle {
    return this.source.emptyPuzzle;
  }

  /** Returns a random puzzle, which no other caller gets. */
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

  /** Generates a puzzle outside the pool; undefined if the catalogue is too small. */
  draw(random: RandomSource): Puzzle | undefined {
    this.index ??= this.source.prepare();
    return this.source.generate(this.index, random);
  }

  private generate(): CachedResponse {
    return CachedResponse.json(this.draw(this.random) ?? this.source.emptyPuzzle, 'no-store');
  }
}

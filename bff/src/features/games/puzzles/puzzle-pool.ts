import type { RandomSource } from '../../../platform/environment/random-source.ts';
import { CachedResponse } from '../../../platform/http/cached-response.ts';
import { freeDraw } from '../../deals/deals.port.ts';

const POOL_SIZE = 32;

/** How the puzzles of one game are drawn. */
interface PuzzleDraw<Puzzle> {
  draw: string;
  /** Returns undefined if the catalogue is too small. */
  make(random: RandomSource): Puzzle | undefined;
  /** The response if the catalogue is too small. */
  empty: Puzzle;
}

/** Puzzles generated ahead, one at a time between requests, so that a request waits for at most one. */
export class PuzzlePool<Puzzle> {
  // eslint-disable-next-line no-restricted-syntax -- at most POOL_SIZE
  private ready: CachedResponse[] = [];
  private refilling = false;

  constructor(
    readonly puzzles: PuzzleDraw<Puzzle>,
    private readonly random: RandomSource,
  ) {}

  /** Drops all puzzles, after a change of the catalogue. */
  reset(): void {
    this.ready = [];
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

  private generate(): CachedResponse {
    const { draw, make, empty } = this.puzzles;
    const { value, headers } = freeDraw(draw, make, this.random);
    return CachedResponse.json(value ?? empty, 'no-store', { headers });
  }
}

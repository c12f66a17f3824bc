import { CachedResponse } from '../../../platform/http/cached-response.ts';

/** How many puzzles wait to be asked for. */
const POOL_SIZE = 32;

export interface PuzzleSource<Index, Puzzle> {
  /** What a catalogue is to be prepared as, once, before puzzles are made of it. */
  prepare(): Index;
  /** A new puzzle; undefined where the catalogue is too small for one. */
  generate(index: Index): Puzzle | undefined;
  /** What is answered then: a puzzle with nothing in it, of which the game makes what it can. */
  nothing: Puzzle;
}

/**
 * Puzzles made ahead, each for one request alone. They are made one at a time between requests, so that nobody
 * waits for more than one; a request that finds the pool empty makes its own.
 */
export class PuzzlePool<Index, Puzzle> {
  private ready: CachedResponse[] = [];
  private index: Index | undefined;
  private refilling = false;

  constructor(private readonly source: PuzzleSource<Index, Puzzle>) {}

  /** Forgets the puzzles of the former catalogue. */
  startAnew(): void {
    this.ready = [];
    this.index = undefined;
    this.refill();
  }

  take(): CachedResponse {
    const answer = this.ready.pop() ?? this.make();
    this.refill();
    return answer;
  }

  private refill(): void {
    if (this.refilling) return;
    this.refilling = true;
    setImmediate(() => {
      this.refilling = false;
      if (this.ready.length >= POOL_SIZE) return;
      this.ready.push(this.make());
      this.refill();
    });
  }

  private make(): CachedResponse {
    this.index ??= this.source.prepare();
    return CachedResponse.json(this.source.generate(this.index) ?? this.source.nothing, 'no-store');
  }
}

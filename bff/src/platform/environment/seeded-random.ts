import { RandomSource } from './random-source.ts';

/** Pseudo-random numbers by seed: Mulberry32 (Tommy Ettinger, 2017). */
export class SeededRandom extends RandomSource {
  constructor(private state: number) {
    super();
  }

  override next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

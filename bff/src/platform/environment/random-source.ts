/** The server's only source of random numbers in games. Tests use a predictable one. */
export abstract class RandomSource {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  abstract next(): number;
}

export class SystemRandom extends RandomSource {
  override next(): number {
    return Math.random();
  }
}

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

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

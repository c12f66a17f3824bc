/** The server's only source of random numbers in games; tests use a predictable one. */
export abstract class RandomSource {
  /** Returns a number from 0 up to but not including 1. */
  abstract next(): number;
}

export class SystemRandom extends RandomSource {
  override next(): number {
    return Math.random();
  }
}

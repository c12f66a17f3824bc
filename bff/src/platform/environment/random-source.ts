/** The server's only source of chance in what it deals; tests give it a known one. */
export abstract class RandomSource {
  /** At least 0, below 1. */
  abstract next(): number;
}

export class SystemRandom extends RandomSource {
  override next(): number {
    return Math.random();
  }
}

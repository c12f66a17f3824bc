/** The server's only source of chance in what it deals; tests give it a known one. */
export abstract class Chance {
  /** At least 0, below 1. */
  abstract next(): number;
}

export class SystemChance extends Chance {
  override next(): number {
    return Math.random();
  }
}

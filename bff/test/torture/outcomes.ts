import { afterAll, expect, test } from 'vitest';

/** The effects of a scenario on the data. */
export interface Outcome {
  /** Writes that a response acknowledged. */
  acknowledged: number;
  lost: number;
  /** What was repaired, or how the damage was reported. */
  healed: string;
}

const isComplete = process.env['TORTURE'] === 'all';
const outcomes: Record<string, Outcome> = {};

/** Defines a scenario, which must lose no data. Scenarios with `brief` also run in `npm test`. */
export function scenario(name: string, run: () => Promise<Outcome>, { brief = false, possible = true } = {}): void {
  if (!brief && !isComplete) return;
  test.skipIf(!possible)(name, { timeout: 300_000 }, async () => {
    outcomes[name] = await run();
    expect(outcomes[name].lost).toBe(0);
  });
}

/** Returns the larger number in `npm run torture`. */
export function rounds(complete: number, brief: number): number {
  return isComplete ? complete : brief;
}

/** Prints the outcomes of a file's scenarios after its last test. */
export function printOutcomes(): void {
  afterAll(() => console.table(outcomes));
}

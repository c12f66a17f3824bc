import { test } from 'vitest';
import { SERVER_FAULTS } from './table.ts';

type FaultNumber = keyof typeof SERVER_FAULTS;

/** A fault's test, under the number and the words of the table. */
export function fault(number: FaultNumber, run: () => Promise<void>, timeout = 120_000): void {
  test(titleOf(number), { timeout }, run);
}

/** For a fault that not every machine can have; where it cannot, it counts as skipped. */
export function faultIf(possible: boolean, number: FaultNumber, run: () => Promise<void>, timeout = 120_000): void {
  test.skipIf(!possible)(titleOf(number), { timeout }, run);
}

function titleOf(number: FaultNumber): string {
  const [broken, expected] = SERVER_FAULTS[number];
  return `${number}. ${broken}: ${expected}`;
}

import { test } from 'vitest';
import { SERVER_FAULTS } from './table.ts';

type FaultNumber = keyof typeof SERVER_FAULTS;

/** Defines the test of a fault, titled by the table. */
export function fault(number: FaultNumber, run: () => Promise<void>, timeout = 120_000): void {
  test(titleOf(number), { timeout }, run);
}

/** Defines the test of a fault that some machines cannot inject. Those machines skip it. */
export function faultIf(possible: boolean, number: FaultNumber, run: () => Promise<void>, timeout = 120_000): void {
  test.skipIf(!possible)(titleOf(number), { timeout }, run);
}

function titleOf(number: FaultNumber): string {
  const [broken, expected] = SERVER_FAULTS[number];
  return `${number}. ${broken}: ${expected}`;
}

import type { RandomSource } from '../../../../platform/environment/random-source.ts';

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** How long to wait after a failed attempt, from 1: what the service asks for, else full jitter up to 1, 2, 4 … 60 s. */
export function backoffMs(attempt: number, retryAfterMs: number | undefined, chance: RandomSource): number {
  return retryAfterMs ?? Math.round(chance.next() * Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS));
}

export const FIRST_ATTEMPT = 200;
export const LATER_ATTEMPT = 25;
export const HINT = 10;
const LEAST = 10;

/**
 * Returns the points for winning: 200 at the first attempt, 25 less for each further one and 10 less for each hint, at
 * least 10.
 * @param attempt from 1
 */
export function winPoints(attempt: number, hints: number): number {
  return Math.max(FIRST_ATTEMPT - LATER_ATTEMPT * (attempt - 1) - HINT * hints, LEAST);
}

const FIRST_ATTEMPT = 200;
const LATER_ATTEMPT = 25;
const HINT = 10;
const LEAST = 10;

export function winPoints(attempt: number, hints: number): number {
  return Math.max(FIRST_ATTEMPT - LATER_ATTEMPT * (attempt - 1) - HINT * hints, LEAST);
}

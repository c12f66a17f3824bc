import { expect, test } from 'vitest';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { roundEntry } from '../testing/rounds.ts';
import { momentsOf } from './Moments.tsx';

const TOTAL = 3;
/** A Monday. */
const MONDAY = 154;

function day(matchday: number, outcomes: string, changes: Partial<RoundEntry> = {}): RoundEntry[] {
  return [...outcomes].map((sign, index) =>
    roundEntry(`d${matchday}/game-${index}`, { outcome: sign === 'w' ? 'win' : 'lose', ...changes }),
  );
}

const days = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => day(from + index, 'l')).flat();

/** Returns the moments of the last of several rounds. */
function momentsOfLast(rounds: readonly RoundEntry[]): string[] {
  return momentsOf(rounds, rounds.at(-1)!, TOTAL).map((moment) =>
    moment.kind === 'run' ? `run ${moment.days}` : moment.kind,
  );
}

test.each<[string, RoundEntry[], string[]]>([
  ['the last win of a perfect day', day(MONDAY, 'www'), ['perfect']],
  ['a win that leaves a fixture open', day(MONDAY, 'ww'), []],
  ['a day with a loss', day(MONDAY, 'wlw'), []],
  ['a second perfect day', [...day(MONDAY, 'www'), ...day(MONDAY + 1, 'www')], []],
  ['the seventh day of a week, which is also the seventh in a row', days(MONDAY, 7), ['week', 'run 7']],
  ['the seventh day in a row within two weeks', days(MONDAY + 2, 7), ['run 7']],
  ['the second fixture of the seventh day', [...days(MONDAY + 2, 7), ...day(MONDAY + 8, 'll')], []],
  ['the eighth day in a row', days(MONDAY + 2, 8), []],
  ['the thirtieth day in a row', days(MONDAY, 30), ['run 30']],
  ['the hundredth day in a row', days(MONDAY, 100), ['run 100']],
  ['a second run of seven days', [...days(MONDAY + 2, 7), ...days(MONDAY + 16, 7)], []],
  ['a late fixture', [...days(MONDAY + 2, 6), ...day(MONDAY + 8, 'l', { late: true })], []],
  ['a free round', [roundEntry('0123456789abcdef0123456789abcdef')], []],
])('reached by %s', (_what, rounds, moments) => {
  expect(momentsOfLast(rounds)).toEqual(moments);
});

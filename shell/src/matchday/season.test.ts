import { dateOfMatchday, DAY_MS, type Matchday, openMatchdays } from '@soccer-legends/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localMatchday } from './calendar.ts';
import { Ledger } from '../ledger/ledger.ts';
import { nextFixture } from './fixtures.ts';
import { seasonOf } from './season.ts';
import { roundEntry } from '../testing/rounds.ts';
import { readRound } from '../game-page/shared-round.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';

fakeIndexedDb();
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

interface Step {
  /** Local time on the device. */
  at: string;
  zone?: string;
  /** Days by which the device's clock is ahead of the real time. */
  clockOff?: number;
  /** The matchday whose fixture is played; the default is the device's own. */
  plays?: number | 'nothing';
  outcome?: 'win' | 'lose';
  /** Games of the card that are not on the site. */
  calledOff?: readonly string[];
  /** Number of tabs that finish the fixture. */
  tabs?: number;
}

const GAMES = ['memo-game', 'logo-game'];

/** Plays one fixture as the page does, and returns the device's `played, streak, longest, week`. */
async function live({
  at,
  zone = 'Europe/Berlin',
  clockOff = 0,
  plays,
  outcome = 'win',
  calledOff = [],
  tabs = 1,
}: Step): Promise<string> {
  vi.stubEnv('TZ', zone);
  const now = new Date(at).getTime();
  vi.setSystemTime(now);
  const today = localMatchday(new Date());
  const matchday = typeof plays === 'number' ? plays : today;
  const open = openMatchdays(now - clockOff * DAY_MS);
  if (plays !== 'nothing' && matchday <= open.latest) {
    const fixtures = GAMES.map((key) => ({ key, isCalledOff: calledOff.includes(key) }));
    const card: Matchday = { matchday, date: dateOfMatchday(matchday), open, seed: 'secret', fixtures };
    const game = nextFixture({ fixtures, rounds: [] });
    for (let tab = 0; game !== undefined && tab < tabs; tab++) {
      const ledger = new Ledger();
      const state = await readRound(ledger, `d${matchday}/${game}`, card, today);
      if ('finished' in state) continue;
      const { id, late } = state.begun;
      await ledger.finish(roundEntry(id, { outcome, late, at: now, offset: new Date().getTimezoneOffset() }));
    }
  }
  const { played, streak, week } = seasonOf(await new Ledger().rounds(), today);
  const signs = week.map(({ result }) => (result === 'rest' ? '-' : (result?.[0]?.toUpperCase() ?? '.'))).join('');
  return `${played} played, ${streak.days} in a row, longest ${streak.longest}, ${signs}`;
}

test('a month of a player', async () => {
  const seen: string[] = [];
  const month: [string, Step][] = [
    ['Monday, a win', { at: '2026-10-05T20:00' }],
    ['Tuesday, a defeat in two tabs', { at: '2026-10-06T20:00', outcome: 'lose', tabs: 2 }],
    ['Wednesday is missed, Thursday is played', { at: '2026-10-08T20:00' }],
    ['Thursday again: nothing counts twice', { at: '2026-10-08T21:00', outcome: 'lose' }],
    ['Friday, played late', { at: '2026-10-09T23:59' }],
    ['Saturday, with the clock an hour back', { at: '2026-10-10T20:00', clockOff: -1 / 24 }],
    ['Sunday', { at: '2026-10-11T20:00' }],
    ['Monday; Wednesday is played afterwards, and is late', { at: '2026-10-12T20:00', plays: 100 }],
    ['Monday itself', { at: '2026-10-12T21:00' }],
    ['Tuesday and Wednesday are missed, Thursday is played', { at: '2026-10-15T20:00' }],
    ['Friday with the clock four days back: a day that is over', { at: '2026-10-13T20:00', clockOff: -3 }],
    ['Friday with the clock five days ahead: nothing can be played', { at: '2026-10-21T20:00', clockOff: 5 }],
    ['Friday', { at: '2026-10-16T20:00' }],
    ['Saturday, the day of a flight from Los Angeles', { at: '2026-10-17T20:00', zone: 'America/Los_Angeles' }],
    ['Sunday does not exist; Monday in Auckland', { at: '2026-10-19T09:00', zone: 'Pacific/Auckland' }],
    ['Tuesday in Auckland', { at: '2026-10-20T09:00', zone: 'Pacific/Auckland' }],
    ['Tuesday again, after the flight back', { at: '2026-10-20T20:00', zone: 'America/Los_Angeles' }],
    ['Wednesday', { at: '2026-10-21T20:00' }],
    ['Saturday before the end of daylight saving time', { at: '2026-10-24T23:30' }],
    ['Sunday, a day of 25 hours', { at: '2026-10-25T23:30' }],
    ['Monday, only looking', { at: '2026-10-26T12:00', plays: 'nothing' }],
    ['Monday: the first game is called off, the second counts', { at: '2026-10-26T20:00', calledOff: ['memo-game'] }],
    ['Tuesday: all games are called off, a day of rest', { at: '2026-10-27T20:00', calledOff: GAMES }],
    ['Wednesday', { at: '2026-10-28T20:00' }],
  ];
  for (const [what, step] of month) seen.push(`${what}: ${await live(step)}`);
  expect(seen).toMatchInlineSnapshot(`
    [
      "Monday, a win: 1 played, 1 in a row, longest 1, W......",
      "Tuesday, a defeat in two tabs: 2 played, 2 in a row, longest 2, WL.....",
      "Wednesday is missed, Thursday is played: 3 played, 3 in a row, longest 3, WL-W...",
      "Thursday again: nothing counts twice: 3 played, 3 in a row, longest 3, WL-W...",
      "Friday, played late: 4 played, 4 in a row, longest 4, WL-WW..",
      "Saturday, with the clock an hour back: 5 played, 5 in a row, longest 5, WL-WWW.",
      "Sunday: 6 played, 6 in a row, longest 6, WL-WWWW",
      "Monday; Wednesday is played afterwards, and is late: 7 played, 6 in a row, longest 6, .......",
      "Monday itself: 8 played, 7 in a row, longest 7, W......",
      "Tuesday and Wednesday are missed, Thursday is played: 9 played, 1 in a row, longest 7, W-.W...",
      "Friday with the clock four days back: a day that is over: 10 played, 7 in a row, longest 7, WW.W...",
      "Friday with the clock five days ahead: nothing can be played: 10 played, 0 in a row, longest 7, .......",
      "Friday: 11 played, 2 in a row, longest 7, WW.WW..",
      "Saturday, the day of a flight from Los Angeles: 12 played, 3 in a row, longest 7, WW.WWW.",
      "Sunday does not exist; Monday in Auckland: 13 played, 4 in a row, longest 7, W......",
      "Tuesday in Auckland: 14 played, 5 in a row, longest 7, WW.....",
      "Tuesday again, after the flight back: 14 played, 5 in a row, longest 7, WW.....",
      "Wednesday: 15 played, 6 in a row, longest 7, WWW....",
      "Saturday before the end of daylight saving time: 16 played, 1 in a row, longest 7, WWW-.W.",
      "Sunday, a day of 25 hours: 17 played, 2 in a row, longest 7, WWW-.WW",
      "Monday, only looking: 17 played, 2 in a row, longest 7, .......",
      "Monday: the first game is called off, the second counts: 18 played, 3 in a row, longest 7, W......",
      "Tuesday: all games are called off, a day of rest: 18 played, 3 in a row, longest 7, W......",
      "Wednesday: 19 played, 4 in a row, longest 7, W-W....",
    ]
  `);
});

test('an empty ledger has no season', () => {
  expect(seasonOf([], 147)).toMatchObject({ played: 0, streak: { days: 0, longest: 0 } });
});

test('a day with a late and a punctual round counts for the streak', () => {
  const rounds = [roundEntry('d10/memo-game', { late: true }), roundEntry('d10/logo-game', { late: false })];
  expect(seasonOf(rounds, 10).streak.days).toBe(1);
});

import { dateOfMatchday, matchdayOf, type Matchday } from '@soccer-legends/contracts';
import { DAY_MS, HOUR_MS } from '../../src/platform/environment/clock.ts';
import type { Site, TestClock } from '../fixtures/site.ts';

/** A year from here contains 29 February, both changes of the clocks, and a new year. */
const FIRST_DAY = Date.parse('2027-09-01');

/** UTC hours, and the earliest and latest open matchday relative to the day: UTC+14 opens at 10, UTC−12 closes at 12. */
const OPEN: readonly [hours: number, earliest: number, latest: number][] = [
  [9.999, -1, 0],
  [10, -1, 1],
  [11.999, -1, 1],
  [12, 0, 1],
];

/** Moves the clock of the servers through the days, which are numbered from 0. */
export class Calendar {
  constructor(private readonly clock: TestClock) {
    clock.advance(FIRST_DAY - clock.now().getTime());
  }

  /** Waiting servers advance the clock too, so it may already be later. */
  moveTo(day: number, hours: number): void {
    this.clock.advance(Math.max(0, FIRST_DAY + day * DAY_MS + hours * HOUR_MS - this.clock.now().getTime()));
  }

  dateOf(day: number): string {
    return new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
  }

  matchdayOf(day: number): number {
    return matchdayOf(this.dateOf(day))!;
  }

  isMonday(day: number): boolean {
    return new Date(FIRST_DAY + day * DAY_MS).getUTCDay() === 1;
  }

  /** Moves through the hours at which matchdays open and close. Returns what the server reports wrongly. */
  async wrongMatchdays(site: Site, day: number): Promise<object[]> {
    const wrong: object[] = [];
    const matchday = this.matchdayOf(day);
    for (const [hours, earliest, latest] of OPEN) {
      this.moveTo(day, hours);
      const card = (await site.send(`/api/matchdays/${matchday}`)).json<Matchday & object>();
      const isRight =
        card.open.earliest === matchday + earliest &&
        card.open.latest === matchday + latest &&
        card.date === dateOfMatchday(matchday);
      if (!isRight) wrong.push({ day: this.dateOf(day), hours, open: card.open });
    }
    return wrong;
  }
}

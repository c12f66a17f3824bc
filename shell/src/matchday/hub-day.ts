import type { FirstCard } from '@soccer-legends/contracts';
import type { Progress } from '@soccer-legends/game-sdk';
import { canContinue, type RunningFixture } from '../ledger/ledger-database.ts';
import { gameOfRound, matchdayOfRound, type RoundEntry } from '../ledger/round-entry.ts';
import type { StorageFault } from '../ledger/ledger.ts';
import type { FriendDay } from './friend-day.ts';
import type { Season } from './season.ts';

export const MOST_FIXTURES = 10;

/** The fixtures of a matchday and how far this browser is with them. */
export interface FixturesOfDay {
  matchday: number;
  fixtures: FirstCard['fixtures'] | undefined;
  /** The finished fixtures of the day; empty until the ledger is read. */
  rounds: readonly RoundEntry[];
  /** The unfinished fixtures by game; a game that does not count its questions has no progress. */
  begun?: ReadonlyMap<string, Progress | undefined>;
}

/** Returns the unfinished fixtures of a matchday that can be continued. @param today the matchday of the device */
export function begunOf(
  unfinished: readonly RunningFixture[],
  matchday: number,
  today: number,
): NonNullable<FixturesOfDay['begun']> {
  const ofDay = unfinished.filter(
    (fixture) => matchdayOfRound(fixture) === matchday && fixture.game && canContinue(fixture, today),
  );
  return new Map(ofDay.map((fixture) => [gameOfRound(fixture), fixture.game?.progress]));
}

/** What the hub shows of a matchday. It is complete once the card and the ledger are read. */
export interface HubDay extends FixturesOfDay {
  known?: KnownDay;
  /** The result of a friend, from a link that was opened today. */
  friend?: FriendDay;
  problem?: 'matchday.notBegun' | 'matchday.unavailable';
  /** Loads the card again. Absent if that would not help. */
  retry?: () => void;
}

/** The part of a matchday that depends on what is stored in this browser. */
interface KnownDay {
  season: Season;
  /** Whether the device's date is over in every time zone. */
  isBehind: boolean;
  /** Text key: results are only in memory and are lost when the page closes, or cannot be read. */
  storageFault: StorageFault | undefined;
  newMatchday: number | undefined;
  show(): void;
}

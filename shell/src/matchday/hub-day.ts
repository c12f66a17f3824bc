import type { FirstCard } from '@soccer-legends/contracts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import type { StorageFault } from '../ledger/ledger.ts';
import type { Season } from './season.ts';

export const MOST_FIXTURES = 10;

/** What the hub shows of a matchday. It is complete once the card and the ledger are read. */
export interface HubDay {
  matchday: number;
  fixtures: FirstCard['fixtures'] | undefined;
  /** The finished fixtures of the day; empty until the ledger is read. */
  rounds: readonly RoundEntry[];
  known?: KnownDay;
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

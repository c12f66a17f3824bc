import type { FirstCard } from '@soccer-legends/contracts';
import type { RoundEntry } from '../matchday/round-entry.ts';
import type { Season } from '../matchday/season.ts';

/** On a card. */
export const MOST_FIXTURES = 10;

/** A matchday as the hub shows it. */
export interface HubDay {
  matchday: number;
  /** Undefined until the card is known. */
  fixtures: FirstCard['fixtures'] | undefined;
  /** The finished fixtures of the day; empty until the ledger is read. */
  rounds: readonly RoundEntry[];
  /** Undefined until the ledger is read. */
  known?: KnownDay;
  /** Why there is no card. */
  problem?: 'matchday.notBegun' | 'matchday.unavailable';
}

/** What only this browser knows of a matchday. */
interface KnownDay {
  season: Season;
  /** Whether the device's date has ended everywhere. */
  isBehind: boolean;
  /** Whether results are lost when the page is left. */
  hasUnsaved: boolean;
  /** A matchday that has begun since the page was opened. */
  newMatchday: number | undefined;
  /** Shows the new matchday. */
  show(): void;
}

import type { Matchday } from '@soccer-legends/contracts';
import { useEffect, useState } from 'react';
import { localMatchday } from './calendar.ts';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { isLate, standingOf } from './standing.ts';

/** A round with a result, or one that can be played. */
export type FixtureState = { finished: RoundEntry } | { begun: RunningFixture };

/** Returns a fixture's round as it was when the page opened; undefined until card and ledger are read. */
export function useFixture(ledger: Ledger, id: string, card: Matchday | undefined): FixtureState | undefined {
  const [state, setState] = useState<FixtureState>();
  // Refetching the card must not restart a running round.
  const [first, setFirst] = useState(card);
  if (!first && card) setFirst(card);
  const opened = first ?? card;
  useEffect(() => {
    if (!opened) return undefined;
    let current = true;
    void readFixture(ledger, id, opened, localMatchday(new Date())).then((read) => {
      if (current) setState(read);
    });
    return () => {
      current = false;
    };
  }, [ledger, id, opened]);
  return state;
}

/** @param today the matchday of the device */
export function readFixture(ledger: Ledger, id: string, card: Matchday, today: number): Promise<FixtureState> {
  return readRound(ledger, id, { today, late: isLate(card.matchday, standingOf(today, card.open)) });
}

/** Returns the state of a round that a token deals. `late` applies to a round that is not running yet. */
export async function readRound(
  ledger: Ledger,
  id: string,
  { today, late }: { today: number; late: boolean },
): Promise<FixtureState> {
  await ledger.dropBefore(today);
  const finished = await ledger.round(id);
  if (finished) return { finished };
  // A round belongs to the day on which it was begun, even if it is continued on the next day.
  const begun = (await ledger.running(id)) ?? { id, begunOn: today, late, game: undefined };
  return { begun };
}

import type { Matchday } from '@soccer-legends/contracts';
import { useEffect, useRef, useState } from 'react';
import { localMatchday } from './calendar.ts';
import type { RunningFixture } from './ledger-database.ts';
import type { Ledger } from './ledger.ts';
import type { RoundEntry } from './round-entry.ts';
import { isLate, standingOf } from './standing.ts';

/** A fixture as this browser finds it: finished before, or open, with what was played of it. */
export type FixtureState = { finished: RoundEntry } | { begun: RunningFixture };

/** Reads a fixture from the ledger when the page opens; undefined until it is read. */
export function useFixture(ledger: Ledger, id: string, card: Matchday | undefined): FixtureState | undefined {
  const [state, setState] = useState<FixtureState>();
  // A card that is fetched again must not start a running round again.
  const first = useRef(card);
  first.current ??= card;
  const opened = first.current;
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

/** Returns a round that a token deals. `late` is for one that was not begun before. */
export async function readRound(
  ledger: Ledger,
  id: string,
  { today, late }: { today: number; late: boolean },
): Promise<FixtureState> {
  await ledger.dropBefore(today);
  const finished = await ledger.round(id);
  if (finished) return { finished };
  // The day on which it was begun decides, also when it is continued on the next one.
  const begun = (await ledger.running(id)) ?? { id, begunOn: today, late, game: undefined };
  return { begun };
}

import type { Matchday } from '@soccer-legends/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { localMatchday } from '../matchday/calendar.ts';
import { isLate, standingOf } from '../matchday/standing.ts';

/** A round with a result, or one that can be played. */
export type RoundState = { finished: RoundEntry } | { begun: RunningFixture };

/**
 * Returns a round as it was when the page opened; undefined until card and ledger are read.
 *
 * @param card the card of a fixture, undefined while it loads; null for a challenge
 */
export function useRoundState(id: string, card: Matchday | null | undefined): RoundState | undefined {
  const [state, setState] = useState<RoundState>();
  // Refetching the card must not restart a running round.
  const read = useEffectEvent(() => readRound(siteLedger, id, card ?? null, localMatchday(new Date())));
  const isReady = card !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    let current = true;
    void read().then((found) => {
      if (current) setState(found);
    });
    return () => {
      current = false;
    };
  }, [id, isReady]);
  return state;
}

/** @param today the matchday of the device */
export async function readRound(ledger: Ledger, id: string, card: Matchday | null, today: number): Promise<RoundState> {
  await ledger.dropBefore(today);
  const finished = await ledger.round(id);
  if (finished) return { finished };
  const late = card !== null && isLate(card.matchday, standingOf(today, card.open));
  // A round belongs to the day on which it was begun, even if it is continued on the next day.
  return { begun: (await ledger.running(id)) ?? { id, begunOn: today, late, game: undefined } };
}

import type { GameListing } from '@soccer-legends/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { entryOf, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { fixtureSaves } from '../matchday/fixture-saves.ts';
import { askToKeepStorage } from '../matchday/keep-storage.ts';
import { ResultTicket } from '../matchday/result-ticket.ts';
import type { SharedRound } from '../play/visit.ts';
import { localStore } from '../preferences/safe-storage.ts';

export interface BegunRound {
  token: string;
  begun: RunningFixture;
  /** Undefined for a challenge, whose result the server does not count. */
  matchday: number | undefined;
}

/** Keeps a running round in the ledger, and its result, which is `finished` from then on. */
export function useSharedRound(
  { token, begun, matchday }: BegunRound,
  { key, version, route }: GameListing,
): { shared: SharedRound; finished: RoundEntry | undefined } {
  const navigate = useNavigate();
  const [finished, setFinished] = useState<RoundEntry>();
  const [{ ticket, saved }] = useState(() => {
    const isCounted = matchday !== undefined && !begun.late;
    const counted = isCounted ? new ResultTicket({ matchday, game: key }, begun.ticket) : undefined;
    return { ticket: counted, saved: fixtureSaves(siteLedger, begun, counted, Date.now) };
  });
  const shared: SharedRound = {
    token,
    saved,
    onOver({ result, relaxed }) {
      const { id, late } = begun;
      const entry = entryOf({ id, game: { key, version }, result, relaxed, late }, new Date());
      setFinished(entry);
      void (matchday === undefined ? siteLedger.finish(entry) : recordFixture(entry, ticket));
    },
    onPractice: () => void navigate(route),
  };
  return { shared, finished };
}

async function recordFixture(entry: RoundEntry, ticket: ResultTicket | undefined): Promise<void> {
  const counted = await siteLedger.finish(entry);
  if (counted === entry) void ticket?.report(entry);
  const persist = navigator.storage?.persist?.bind(navigator.storage);
  await askToKeepStorage(await siteLedger.rounds(), localStore, persist);
}

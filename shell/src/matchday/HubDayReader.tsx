import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { HubDay } from './hub-day.ts';
import { matchdayQuery, problemCode } from './matchday-query.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { seasonOf } from './season.ts';
import { siteLedger, useRounds } from '../ledger/site-ledger.ts';
import { standingOf } from './calendar.ts';
import { useToday } from './use-today.ts';

/** Reads the card and the ledger of the device's matchday and reports every change. Renders nothing. */
export function HubDayReader({ onChange }: { onChange(day: HubDay): void }) {
  const { matchday, newMatchday, show } = useToday();
  const rounds = useRounds();
  // Before the first matchday, which a wrong clock can cause, there is no card.
  const { data: card, error, refetch } = useQuery({ ...matchdayQuery(matchday), enabled: matchday > 0 });
  const problem =
    matchday === 0
      ? 'matchday.unavailable'
      : error && !card && (problemCode(error) === 'deal.notBegun' ? 'matchday.notBegun' : 'matchday.unavailable');
  const day = useMemo((): HubDay | undefined => {
    if (!rounds || !(card || problem)) return undefined;
    return {
      matchday,
      fixtures: card?.fixtures,
      rounds: rounds.filter((round) => matchdayOfRound(round) === matchday),
      known: {
        season: seasonOf(rounds, matchday),
        isBehind: card !== undefined && standingOf(matchday, card.open).kind === 'behind',
        storageFault: siteLedger.fault,
        newMatchday,
        show,
      },
      ...(problem ? { problem } : {}),
      ...(error && problem === 'matchday.unavailable' ? { retry: () => void refetch() } : {}),
    };
  }, [matchday, newMatchday, show, rounds, card, problem, error, refetch]);
  useEffect(() => {
    if (day) onChange(day);
  }, [day, onChange]);
  return null;
}

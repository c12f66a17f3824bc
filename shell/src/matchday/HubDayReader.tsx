import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { begunOf, type HubDay } from './hub-day.ts';
import { readFriendDays } from './friend-day.ts';
import { keepOwnDay } from './own-day.ts';
import { matchdayQuery, problemCode } from './matchday-query.ts';
import { matchdayOfRound } from '../ledger/round-entry.ts';
import { seasonOf } from './season.ts';
import { siteLedger, useRounds, useUnfinished } from '../ledger/site-ledger.ts';
import { standingOf } from './calendar.ts';
import { useToday } from './use-today.ts';

/** Reads the card and the ledger of the device's matchday and reports every change. Renders nothing. */
export function HubDayReader({ onChange }: { onChange(day: HubDay): void }) {
  const { matchday, newMatchday, show } = useToday();
  const rounds = useRounds();
  const unfinished = useUnfinished();
  // Before the first matchday, which a wrong clock can cause, there is no card.
  const { data: card, error, refetch } = useQuery({ ...matchdayQuery(matchday), enabled: matchday > 0 });
  const problem =
    matchday === 0
      ? 'matchday.unavailable'
      : error && !card && (problemCode(error) === 'deal.notBegun' ? 'matchday.notBegun' : 'matchday.unavailable');
  const day = useMemo((): HubDay | undefined => {
    if (!rounds || !unfinished || !(card || problem)) return undefined;
    const friend = readFriendDays(matchday).at(-1);
    return {
      ...(friend && { friend }),
      matchday,
      fixtures: card?.fixtures,
      rounds: rounds.filter((round) => matchdayOfRound(round) === matchday),
      begun: begunOf(unfinished, matchday, matchday),
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
  }, [matchday, newMatchday, show, rounds, unfinished, card, problem, error, refetch]);
  useEffect(() => {
    if (!day) return;
    onChange(day);
    keepOwnDay(day.matchday, day.rounds);
  }, [day, onChange]);
  return null;
}

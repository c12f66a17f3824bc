import { matchdayOf, type FirstCard } from '@soccer-legends/contracts';
import { createContext, useContext, useMemo } from 'react';
import { useDay } from '../page/day.ts';
import { useBrowserValue } from '../page/use-hydrated.ts';
import { localMatchday } from '../matchday/calendar.ts';
import type { HubDay } from '../matchday/hub-day.ts';
import { shownOwnDay } from './early-day.ts';
import { ownDayText, readOwnDay } from '../matchday/own-day.ts';

/** The card that the server rendered, for the day in UTC. */
export const FirstCardContext = createContext<FirstCard | undefined>(undefined);

/** Returns the matchday to show before card and ledger are read: that of the markup while hydrating, then the device's. */
export function useFirstDay(): HubDay {
  const card = useContext(FirstCardContext);
  const serverDay = matchdayOf(useDay()) ?? 0;
  const matchday = useBrowserValue(() => localMatchday(new Date()), serverDay);
  const own = useBrowserValue(ownDayText, shownOwnDay());
  const rounds = useMemo(() => readOwnDay(own, matchday), [own, matchday]);
  return { matchday, fixtures: card?.matchday === matchday ? card.fixtures : undefined, rounds };
}

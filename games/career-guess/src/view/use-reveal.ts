import { shownResult } from '../rules/career-guess.ts';
import type { CareerState } from '../rules/state.ts';
import { useLineup, type LineupPlayer } from './use-lineup.ts';

/** A verdict with its players, who are undefined while they load. */
export interface Reveal {
  isCorrect: boolean;
  asked: LineupPlayer | undefined;
  chosen: LineupPlayer | undefined;
  /** Whether another player than the asked one was chosen. That player may be correct too. */
  differs: boolean;
}

/** Returns the verdict to show before the next round or the results; undefined during a question. */
export function useReveal(state: CareerState): Reveal | undefined {
  const result = shownResult(state);
  const lineup = useLineup(result ? [result.correctPlayerId, result.selectedPlayerId] : []);
  if (!result) return undefined;
  const { correctPlayerId, selectedPlayerId, isCorrect } = result;
  const differs = selectedPlayerId !== correctPlayerId;
  return {
    isCorrect,
    asked: lineup.get(correctPlayerId),
    chosen: differs ? lineup.get(selectedPlayerId) : undefined,
    differs,
  };
}

import { mistakesIn, wasTried } from './checks.ts';
import { isWon, MISTAKES } from './football-connections.ts';
import type { Group } from './puzzle.ts';
import { hintOnShow, type FootballConnectionsState } from './state.ts';

/** The event that the page announces at the start, after the player's latest move, or at the end. */
export type News =
  | { kind: 'task' }
  | { kind: 'selection'; selected: number; tried: boolean }
  | { kind: 'found'; group: Group }
  | { kind: 'mistake'; oneAway: boolean; left: number }
  | { kind: 'tried' }
  | { kind: 'hint'; group: Group }
  | { kind: 'lost' }
  | { kind: 'gaveUp' };

/** Returns the event to announce; undefined if there is nothing new to say. */
export function newsOf(state: FootballConnectionsState): News | undefined {
  const { puzzle, checks, selected, awaitsConfirmation, latest, gaveUp, stage } = state;
  if (stage !== 'choosing' && stage !== 'checking' && !isWon(state)) return { kind: gaveUp ? 'gaveUp' : 'lost' };
  if (awaitsConfirmation) return { kind: 'tried' };
  switch (latest) {
    case 'toggle':
      return { kind: 'selection', selected: selected.length, tried: wasTried(selected, checks) };
    case 'check': {
      const check = checks.at(-1);
      const group = puzzle.groups.find(({ id }) => id === check?.group);
      if (group) return { kind: 'found', group };
      const oneAway = check !== undefined && check.oneAway && state.announcesOneAway;
      return { kind: 'mistake', oneAway, left: MISTAKES - mistakesIn(checks) };
    }
    case 'hint': {
      const group = hintOnShow(state);
      return group && { kind: 'hint', group };
    }
    case null:
      return checks.length === 0 && selected.length === 0 ? { kind: 'task' } : undefined;
  }
}

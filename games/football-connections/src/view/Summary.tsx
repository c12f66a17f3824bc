import type { SummaryProps } from '@soccer-legends/game-sdk/react';
import type { FootballConnectionsState } from '../rules/state.ts';
import { byDifficulty } from '../rules/puzzle.ts';
import { GroupList } from './GroupList.tsx';

/** All groups with their reasons, the easiest first. */
export function Summary({ state: { puzzle } }: SummaryProps<FootballConnectionsState>) {
  return <GroupList groups={byDifficulty(puzzle.groups)} players={puzzle.players} explained />;
}

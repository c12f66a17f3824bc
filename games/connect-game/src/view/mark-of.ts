import type { Column, ConnectState } from '../rules/state.ts';
import type { ItemMark } from './Item.tsx';

/**
 * Returns how the verdicts on the board mark an item of a column; undefined for an unmarked one.
 * @param index slot number
 */
export function markOf({ slots, verdicts }: ConnectState, column: Column, index: number): ItemMark | undefined {
  const slot = slots[index];
  if (slot?.isConnected) return 'connected';
  if (!slot?.isIncorrect) return undefined;
  const [player, club] = verdicts.find(({ slots: touched }) => touched.includes(index))?.slots ?? [];
  const chosen = column === 'player' ? player : club;
  if (index === chosen) return 'incorrect';
  return column === 'club' ? 'right' : 'owner';
}

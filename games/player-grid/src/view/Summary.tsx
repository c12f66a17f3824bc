import { useTexts } from '@soccer-legends/game-sdk/react';
import { solutionOf } from '../rules/placements.ts';
import { isWon, type PlayerGridState } from '../rules/state.ts';
import { FinishedGrid } from './FinishedGrid.tsx';

/** The finished grid. After a loss, the player's placements and the solution. */
export function Summary({ state }: { state: PlayerGridState }) {
  const { puzzle, cells } = state;
  const t = useTexts();
  const own = <FinishedGrid puzzle={puzzle} title={t('playerGrid.yourGrid')} cells={cells} placed={cells} />;
  if (isWon(state)) return own;
  return (
    <>
      {own}
      <FinishedGrid puzzle={puzzle} title={t('playerGrid.solution')} cells={solutionOf(puzzle)} placed={cells} />
    </>
  );
}

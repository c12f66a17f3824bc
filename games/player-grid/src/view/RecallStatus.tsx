import { useTexts } from '@soccer-legends/game-sdk/react';
import { Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { emptyCells, recallLivesLeft, recallScore, type RecallState } from '../rules/recall.ts';
import { LIVES } from '../rules/state.ts';

export function RecallStatus({ state }: { state: RecallState }) {
  const t = useTexts();
  return (
    <StatusBar>
      <Lives left={recallLivesLeft(state)} total={LIVES} />
      <Score value={recallScore(state)} />
      <StatusFact
        text={t('playerGrid.recall.cellsLeft', { count: emptyCells(state).length })}
        short={`${state.right.length}/${state.puzzle.gridSize ** 2}`}
        icon="grid"
      />
    </StatusBar>
  );
}

import { useTexts } from '@soccer-legends/game-sdk/react';
import { Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { LIVES, livesLeft, playersLeft, scoreOf, type PlayerGridState } from '../rules/state.ts';

export function Status({ state }: { state: PlayerGridState }) {
  const t = useTexts();
  const { length: count } = playersLeft(state);
  const { length: total } = state.cells;
  return (
    <StatusBar>
      <Lives left={livesLeft(state)} total={LIVES} />
      <Score value={scoreOf(state)} />
      <StatusFact text={t('playerGrid.playersLeft', { count })} short={`${total - count}/${total}`} icon="grid" />
    </StatusBar>
  );
}

import { useTexts } from '@soccer-legends/game-sdk/react';
import { Lives, Score, StatusBar, StatusFact } from '@soccer-legends/ui';
import { scoreOf, streakOf } from '../rules/points.ts';
import { LIVES, livesLeft } from '../rules/result.ts';
import type { WheelState } from '../rules/state.ts';

export function Status({ state: { wheel, answers } }: { state: WheelState }) {
  const t = useTexts();
  const streak = streakOf(answers);
  return (
    <StatusBar>
      <Lives left={livesLeft(answers)} total={LIVES} />
      <StatusFact
        text={t('status.playersLeft', { players: wheel.length })}
        short={String(wheel.length)}
        icon="circle"
      />
      <StatusFact text={t('status.streak', { streak })} short={`${streak}×`} icon="link" />
      <Score value={scoreOf(answers)} />
    </StatusBar>
  );
}

import type { GameViewProps } from '@soccer-legends/game-sdk/react';
import { Score, StatusBar } from '@soccer-legends/ui';
import { pointsFor } from '../rules/points.ts';
import type { CareerMove, CareerState } from '../rules/state.ts';
import { roundsWonIn, stepsOf } from '../rules/round-results.ts';
import { Progress } from './Progress.tsx';
import { Round } from './Round.tsx';

export function CareerGuess({ state, play, locked }: GameViewProps<CareerState, CareerMove>) {
  const { round, results } = state;
  return (
    <>
      <StatusBar>
        <Progress steps={stepsOf(round, results)} />
        <Score value={pointsFor(roundsWonIn(results))} />
      </StatusBar>
      <Round key={round} state={state} play={play} locked={locked} />
    </>
  );
}

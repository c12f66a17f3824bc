import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Lives, Score, StatusBar } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { scoreOf, streakOf } from '../rules/points.ts';
import { LIVES, livesLeft } from '../rules/result.ts';
import type { WheelMove, WheelPhase, WheelState } from '../rules/state.ts';
import { Centre } from './Centre.tsx';
import { GuessForm } from './GuessForm.tsx';
import css from './PlayerWheel.module.css';
import { useMessage } from './use-message.ts';
import { Wheel } from './Wheel.tsx';

export function PlayerWheel({ state, play }: GameViewProps<WheelState, WheelMove>) {
  const { wheel, answers, phase } = state;
  const t = useTexts();
  const { motion } = usePlatform();
  const spinButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const line = useMessage(state);
  const focused = focusIn(phase);

  useEffect(() => {
    if (focused === 'input') input.current?.focus();
    if (focused === 'spin') spinButton.current?.focus();
  }, [focused]);

  return (
    <div className={css.game}>
      <StatusBar>
        <Lives left={livesLeft(answers)} total={LIVES} />
        <Score value={scoreOf(answers)} />
        <span>{t('status.streak', { streak: streakOf(answers) })}</span>
        <span>{t('status.playersLeft', { players: wheel.length })}</span>
      </StatusBar>
      <Wheel players={wheel} phase={phase} turn={answers.length}>
        <Centre
          ref={spinButton}
          players={wheel}
          phase={phase}
          onSpin={() => play({ kind: 'spin', still: !motion })}
          onSkip={() => play({ kind: 'land' })}
        />
      </Wheel>
      <p className={css.line}>{line}</p>
      <GuessForm
        inputRef={input}
        phase={phase.kind}
        onGuess={(text, chosenId) => play({ kind: 'guess', text, chosenId })}
      />
    </div>
  );
}

/** Returns the element that gets the focus next; undefined leaves the focus where it is. */
function focusIn({ kind }: WheelPhase): 'spin' | 'input' | undefined {
  if (kind === 'guessing') return 'input';
  return kind === 'idle' || kind === 'restocking' ? 'spin' : undefined;
}

import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Lives, Score, StatusBar, StatusFact, useVisibleWindow } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { scoreOf, streakOf } from '../rules/points.ts';
import { LIVES, livesLeft } from '../rules/result.ts';
import { STILL_MS } from '../rules/spin.ts';
import type { WheelMove, WheelPhase, WheelRefusal, WheelState } from '../rules/state.ts';
import { Asked } from './Asked.tsx';
import { GuessForm } from './GuessForm.tsx';
import css from './PlayerWheel.module.css';
import { useMessage } from './use-message.ts';
import { Wheel } from './Wheel.tsx';
import { Winner } from './Winner.tsx';

export function PlayerWheel({ state, play }: GameViewProps<WheelState, WheelMove, WheelRefusal>) {
  const { wheel, answers, phase } = state;
  const t = useTexts();
  const { motion } = usePlatform();
  const { hasKeyboard } = useVisibleWindow();
  const spinButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const message = useMessage(state);
  const focused = focusIn(phase);
  const winner = phase.kind === 'guessing' || phase.kind === 'feedback' ? wheel[phase.picked] : undefined;
  const streak = streakOf(answers);

  useEffect(() => {
    if (focused === 'input') input.current?.focus();
    if (focused === 'spin') spinButton.current?.focus();
  }, [focused]);

  return (
    <>
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
      <div className={hasKeyboard && winner ? `${css.game} ${css.typing}` : css.game}>
        {hasKeyboard && winner ? (
          <div className={css.asked}>
            <Winner player={winner} />
          </div>
        ) : (
          <Wheel players={wheel} phase={phase} turn={answers.length}>
            {winner ? (
              <Winner player={winner} />
            ) : (
              <Button
                ref={spinButton}
                className={css.spin}
                aria-disabled={phase.kind !== 'idle'}
                onClick={() => play({ kind: 'spin', still: !motion })}
              >
                {t('wheel.spin')}
              </Button>
            )}
          </Wheel>
        )}
        <GuessForm
          inputRef={input}
          phase={phase.kind}
          message={message}
          onGuess={(text, chosenId) => play({ kind: 'guess', text, chosenId })}
          aside={
            phase.kind === 'spinning' &&
            phase.ms > STILL_MS && (
              <Button look="secondary" className={css.skip} onClick={() => play({ kind: 'land' })}>
                {t('wheel.skip')}
              </Button>
            )
          }
        />
        <Asked answers={answers} />
      </div>
    </>
  );
}

/** Returns the element that gets the focus next; undefined leaves the focus where it is. */
function focusIn({ kind }: WheelPhase): 'spin' | 'input' | undefined {
  if (kind === 'guessing') return 'input';
  return kind === 'idle' || kind === 'restocking' ? 'spin' : undefined;
}

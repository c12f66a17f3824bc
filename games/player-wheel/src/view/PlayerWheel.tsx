import { LIVES, livesLeft } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts, type GameViewProps } from '@soccer-legends/game-sdk/react';
import { Button, Lives, Score, StatusBar, StatusFact, useVisibleWindow } from '@soccer-legends/ui';
import { useEffect, useRef, type Ref } from 'react';
import { scoreOf, streakOf } from '../rules/points.ts';
import { STILL_MS } from '../rules/spin.ts';
import type { WheelMove, WheelPhase, WheelRefusal, WheelState } from '../rules/state.ts';
import { Asked } from './Asked.tsx';
import { GuessForm } from './GuessForm.tsx';
import { useMessage } from './use-message.ts';
import css from './PlayerWheel.module.css';
import { isEnlarged, Wheel, Winner } from './Wheel.tsx';

export function PlayerWheel({ state, play }: GameViewProps<WheelState, WheelMove, WheelRefusal>) {
  const { wheel, answers, phase } = state;
  const { hasKeyboard } = useVisibleWindow();
  const spinButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const message = useMessage(state);
  const focused = focusIn(phase);
  const winner = isEnlarged(phase) ? wheel[phase.picked] : undefined;

  useEffect(() => {
    if (focused === 'input') input.current?.focus();
    if (focused === 'spin') spinButton.current?.focus();
  }, [focused]);

  return (
    <>
      <Status state={state} />
      <div className={hasKeyboard && winner ? `${css.game} ${css.typing}` : css.game}>
        {hasKeyboard && winner ? (
          <div className={css.asked}>
            <Winner player={winner} />
          </div>
        ) : (
          <Wheel players={wheel} phase={phase} turn={answers.length}>
            {winner ? <Winner player={winner} /> : <SpinButton ref={spinButton} phase={phase} play={play} />}
          </Wheel>
        )}
        <GuessForm
          inputRef={input}
          phase={phase.kind}
          message={message}
          onGuess={(text, chosenId) => play({ kind: 'guess', text, chosenId })}
          aside={phase.kind === 'spinning' && phase.ms > STILL_MS && <SkipButton play={play} />}
        />
        <Asked answers={answers} />
      </div>
    </>
  );
}

type Play = GameViewProps<WheelState, WheelMove, WheelRefusal>['play'];

function SpinButton({ ref, phase, play }: { ref: Ref<HTMLButtonElement>; phase: WheelPhase; play: Play }) {
  const t = useTexts();
  const { motion } = usePlatform();
  const spin = () => play({ kind: 'spin', still: !motion });
  return (
    <Button ref={ref} className={css.spin} aria-disabled={phase.kind !== 'idle'} onClick={spin}>
      {t('wheel.spin')}
    </Button>
  );
}

function SkipButton({ play }: { play: Play }) {
  const t = useTexts();
  return (
    <Button look="secondary" className={css.skip} onClick={() => play({ kind: 'land' })}>
      {t('wheel.skip')}
    </Button>
  );
}

/** Returns the element to focus next; undefined leaves the focus where it is. */
function focusIn({ kind }: WheelPhase): 'spin' | 'input' | undefined {
  if (kind === 'guessing') return 'input';
  return kind === 'idle' || kind === 'restocking' ? 'spin' : undefined;
}

function Status({ state: { wheel, answers } }: { state: WheelState }) {
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

import type { GameViewProps } from '@soccer-legends/game-sdk/react';
import { useVisibleWindow } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import type { CareerMove, CareerState } from '../rules/state.ts';
import { Answer } from './Answer.tsx';
import { Clues } from './Clues.tsx';
import css from './Round.module.css';
import { Verdict } from './Verdict.tsx';
import type { Reveal } from './use-reveal.ts';

/** Height of title, status row and margins above the board, in pixels. */
const FRAME_HEIGHT = 94;

export interface RoundProps extends GameViewProps<CareerState, CareerMove> {
  reveal: Reveal | undefined;
  message: string | undefined;
}

/** The clues, and the answer form or the verdict. Remounted for each round, which clears the choice. */
export function Round({ state, play, locked, reveal, message }: RoundProps) {
  const { round, card, phase, attempts } = state;
  const { hasKeyboard, height } = useVisibleWindow();
  const style = { '--board-height': `${height - FRAME_HEIGHT}px` } as CSSProperties;
  return (
    <section className={reveal ? `${css.round} ${css.answered}` : css.round} {...(hasKeyboard && { style })}>
      <Clues round={round} card={card} brief={hasKeyboard} answered={reveal !== undefined} />
      {reveal ? (
        <Verdict reveal={reveal} message={message} phase={phase.kind} play={play} />
      ) : (
        <Answer
          sending={locked}
          failed={phase.kind === 'answering' && attempts.length > 0}
          onSubmit={(playerId) => play({ kind: 'submit', playerId })}
        />
      )}
    </section>
  );
}

import type { GameViewProps } from '@soccer-legends/game-sdk/react';
import { useVisibleWindow } from '@soccer-legends/ui';
import type { CSSProperties } from 'react';
import type { CareerMove, CareerState } from '../rules/state.ts';
import { Answer } from './Answer.tsx';
import { Clues } from './Clues.tsx';
import css from './Round.module.css';

/** Title, status row and margins above the board, in pixels. */
const FRAME_HEIGHT = 94;

/** The clues and the answer form. Remounted for each round, which clears the choice. */
export function Round({ state, play, locked }: GameViewProps<CareerState, CareerMove>) {
  const { round, card, phase, attempts } = state;
  const { hasKeyboard, height } = useVisibleWindow();
  const style = { '--board-height': `${height - FRAME_HEIGHT}px` } as CSSProperties;
  return (
    <section className={css.round} {...(hasKeyboard && { style })}>
      <Clues round={round} card={card} brief={hasKeyboard} />
      <Answer
        sending={locked}
        failed={phase.kind === 'answering' && attempts.length > 0}
        onSubmit={(playerId) => play({ kind: 'submit', playerId })}
      />
    </section>
  );
}

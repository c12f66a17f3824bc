import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import type { Ref } from 'react';
import { isFull } from '../rules/placements.ts';
import { isWon, livesLeft, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import css from './PlayerGrid.module.css';

export interface CheckButtonsProps {
  ref: Ref<HTMLButtonElement>;
  state: PlayerGridState;
  locked: boolean;
  send(move: PlayerGridMove): void;
}

/**
 * The buttons below the grid. Submit is shown only while every cell is filled. Placed players stay, so a second check can only
 * cost another life.
 */
export function CheckButtons({ ref, state, locked, send }: CheckButtonsProps) {
  const { cells, checks, awaitsConfirmation } = state;
  const t = useTexts();
  const failed = checks.length > 0 && !isWon(state) && livesLeft(state) > 0;
  const again = awaitsConfirmation ? 'useLife' : 'checkAgain';
  return (
    <div className={css.buttons}>
      {isFull(cells) && (
        <Button
          ref={ref}
          look={failed ? 'secondary' : 'primary'}
          aria-disabled={locked}
          onClick={() => send({ kind: 'check' })}
        >
          {t(failed ? again : 'submit')}
        </Button>
      )}
      {failed && (
        <Button aria-disabled={locked} onClick={() => send({ kind: 'solution' })}>
          {t('seeSolution')}
        </Button>
      )}
    </div>
  );
}

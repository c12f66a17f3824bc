import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import type { Ref } from 'react';
import { isFull } from '../rules/placements.ts';
import { isWon, livesLeft, wasChecked, type PlayerGridMove, type PlayerGridState } from '../rules/state.ts';
import css from './PlayerGrid.module.css';

export interface CheckButtonsProps {
  ref: Ref<HTMLButtonElement>;
  state: PlayerGridState;
  locked: boolean;
  send(move: PlayerGridMove): void;
}

/**
 * The buttons below the grid. Submit is shown only while every cell is filled. For a grid that was checked before, a button
 * that takes the wrong players back replaces it, because a second check could only cost another life.
 */
export function CheckButtons({ ref, state, locked, send }: CheckButtonsProps) {
  const { cells, checks } = state;
  const t = useTexts();
  const failed = checks.length > 0 && !isWon(state) && livesLeft(state) > 0;
  const isKnown = failed && wasChecked(state);
  return (
    <div className={css.buttons}>
      {isFull(cells) && (
        <Button
          ref={ref}
          aria-disabled={locked}
          onClick={() => send(isKnown ? { kind: 'assist', returnsWrong: true } : { kind: 'check' })}
        >
          {t(isKnown ? 'takeBack' : 'submit')}
        </Button>
      )}
      {failed && (
        <Button look="secondary" aria-disabled={locked} onClick={() => send({ kind: 'solution' })}>
          {t('seeSolution')}
        </Button>
      )}
    </div>
  );
}

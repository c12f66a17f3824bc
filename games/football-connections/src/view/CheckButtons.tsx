import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { GROUP_SIZE } from '../rules/puzzle.ts';
import { cardsLeft, type ConnectionsMove, type ConnectionsState } from '../rules/state.ts';
import css from './CheckButtons.module.css';

export interface CheckButtonsProps {
  state: ConnectionsState;
  send(move: ConnectionsMove): void;
}

/** Check stays enabled with fewer than four selected, and then explains what is missing. */
export function CheckButtons({ state, send }: CheckButtonsProps) {
  const { selected, awaitsConfirmation } = state;
  const t = useTexts();
  const isLast = cardsLeft(state).length === GROUP_SIZE;
  return (
    <div className={css.buttons}>
      <Button onClick={() => send({ kind: 'check' })}>{t(awaitsConfirmation ? 'check.anyway' : 'check.button')}</Button>
      {isLast && selected.length < GROUP_SIZE ? (
        <Button look="secondary" onClick={() => send({ kind: 'selectLast' })}>
          {t('check.selectLast')}
        </Button>
      ) : (
        <Button look="secondary" aria-disabled={selected.length === 0} onClick={() => send({ kind: 'deselect' })}>
          {t('check.deselect')}
        </Button>
      )}
    </div>
  );
}

import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmButton } from '@soccer-legends/ui';
import { GROUP_SIZE } from '../rules/puzzle.ts';
import { cardsLeft, type ConnectionsState } from '../rules/state.ts';
import css from './FootballConnections.module.css';
import type { Play } from './use-message.ts';

/** Check stays enabled with fewer than four selected, and then explains what is missing. */
export function CheckButtons({ state, send }: { state: ConnectionsState; send: Play }) {
  const { selected, awaitsConfirmation } = state;
  const t = useTexts();
  const isLast = cardsLeft(state).length === GROUP_SIZE;
  return (
    <div className={`${css.actions} ${css.check}`}>
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

export function HelpButtons({ hinted, send }: { hinted: boolean; send: Play }) {
  const t = useTexts();
  return (
    <div className={css.actions}>
      <Button look="secondary" aria-disabled={hinted} onClick={() => void send({ kind: 'hint' })}>
        {t(hinted ? 'hint.onShow' : 'hint.button')}
      </Button>
      <ConfirmButton
        label={t('giveUp.button')}
        title={t('giveUp.title')}
        text={t('giveUp.text')}
        confirm={t('giveUp.confirm')}
        onConfirm={() => send({ kind: 'giveUp' })}
      />
    </div>
  );
}

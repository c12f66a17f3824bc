import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmButton } from '@soccer-legends/ui';
import css from './FootballConnections.module.css';
import type { Play } from './use-message.ts';

export interface HelpButtonsProps {
  hinted: boolean;
  send: Play;
}

export function HelpButtons({ hinted, send }: HelpButtonsProps) {
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

import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';

/** Asks first. A confirmation that comes while a row turns keeps the question open. */
export function GiveUp({ onGiveUp }: { onGiveUp(): string | undefined }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('giveUp.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('giveUp.title')}
        confirm={t('giveUp.confirm')}
        onConfirm={() => {
          if (onGiveUp() === undefined) setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('giveUp.text')}</p>
      </ConfirmDialog>
    </>
  );
}

import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useId, useRef } from 'react';
import css from './PlayerGrid.module.css';

export interface ConfirmationProps {
  name: string;
  country: string;
  club: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks whether a player belongs to a cell, because a placement is final. */
export function Confirmation({ name, country, club, onConfirm, onCancel }: ConfirmationProps) {
  const t = useTexts();
  const question = useId();
  const yes = useRef<HTMLButtonElement>(null);

  useEffect(() => yes.current?.focus(), [name, country, club]);

  return (
    <div className={css.confirmation} role="group" aria-labelledby={question}>
      <p id={question}>{t('playerGrid.confirm', { name, country, club })}</p>
      <Button
        ref={yes}
        aria-describedby={question}
        // The key that dropped the player may still be pressed.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={onConfirm}
      >
        {t('playerGrid.confirmYes')}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t('playerGrid.confirmNo')}
      </Button>
    </div>
  );
}

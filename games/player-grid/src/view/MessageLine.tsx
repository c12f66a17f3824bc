import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import css from './PlayerGrid.module.css';

export interface MessageLineProps {
  message: string | undefined;
  takesBack: boolean;
  onTakeBack(): void;
}

/** The latest message, and while a placement can be taken back the button for it. */
export function MessageLine({ message, takesBack, onTakeBack }: MessageLineProps) {
  const t = useTexts();
  return (
    <>
      <p className={css.message}>{message}</p>
      {takesBack && (
        <Button look="secondary" onClick={onTakeBack}>
          {t('playerGrid.takeBack')}
        </Button>
      )}
    </>
  );
}

import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import css from './Hint.module.css';

export interface HintProps {
  team: string;
  hinted: boolean;
  /** Returns why there is no hint, or undefined. */
  onHint(): string | undefined;
}

export function Hint({ team, hinted, onHint }: HintProps) {
  const t = useTexts();
  const { announce } = useServices();
  const text = t('hint.text', { team });
  return (
    <div className={css.hint}>
      <Button
        look="secondary"
        // `disabled` would make the button lose the focus.
        aria-disabled={hinted}
        onClick={() => {
          if (onHint() === undefined) announce(text);
        }}
      >
        {t('hint.show')}
      </Button>
      {hinted && <p>{text}</p>}
    </div>
  );
}

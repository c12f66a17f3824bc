import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import css from './Hint.module.css';

export interface HintProps {
  team: string;
  hinted: boolean;
  onHint(): void;
}

/** The button for the hint, which then shows the club and the years there. */
export function Hint({ team, hinted, onHint }: HintProps) {
  const t = useTexts();
  return (
    <div className={css.hint}>
      <Button
        look="secondary"
        // `disabled` would make the button lose the focus.
        aria-disabled={hinted}
        onClick={onHint}
      >
        {hinted ? t('hint.text', { team }) : t('hint.show')}
      </Button>
    </div>
  );
}

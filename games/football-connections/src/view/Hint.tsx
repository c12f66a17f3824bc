import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import type { Group } from '../rules/puzzle.ts';
import css from './Hint.module.css';
import { useGroupText } from './group-text.ts';

/** The description of the easiest missing group; while it is shown no other hint is available. */
export function Hint({ group, onHint }: { group: Group | undefined; onHint(): void }) {
  const t = useTexts();
  const textOf = useGroupText();
  return (
    <div className={css.hint}>
      <Button look="secondary" aria-disabled={group !== undefined} onClick={onHint}>
        {t(group ? 'hint.onShow' : 'hint.button')}
      </Button>
      {group && <p>{t('hint.text', { description: textOf(group.description) })}</p>}
    </div>
  );
}

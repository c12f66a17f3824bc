import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import css from './PersonEditor.module.css';

export interface FormActionsProps {
  canDiscard: boolean;
  canSave: boolean;
  onClose(): void;
  onDiscard(): void;
  /** Only for a form that can undo single changes. */
  undo?: { can: boolean; run(): void };
  /** Whether saving opens the next entry. */
  hasNext?: boolean;
}

/** The buttons below a form for facts. */
export function FormActions({ canDiscard, canSave, onClose, onDiscard, undo, hasNext = false }: FormActionsProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  return (
    <div className={css.actions} data-bar>
      <Button look="secondary" onClick={onClose}>
        {ui('ui.cancel')}
      </Button>
      <Button look="secondary" disabled={!canDiscard} onClick={onDiscard}>
        {t('facts.discard')}
      </Button>
      {undo && (
        <Button look="secondary" disabled={!undo.can} onClick={undo.run}>
          {t('facts.undo')}
        </Button>
      )}
      <Button type="submit" disabled={!canSave}>
        {t(hasNext ? 'facts.saveAndNext' : 'facts.save')}
      </Button>
    </div>
  );
}

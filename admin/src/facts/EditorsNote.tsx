import type { EditedKind } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import css from './EditorsNote.module.css';
import { useEditors } from './use-editors.ts';

export interface EditorsNoteProps {
  kind: EditedKind;
  id: number;
  /** Version of the facts when editing began. */
  version: number;
}

/** Shows who else has the same facts open, and whether newer changes were saved. */
export function EditorsNote({ kind, id, version }: EditorsNoteProps) {
  const t = useTexts();
  const { language } = usePlatform();
  const { others = [], version: saved = 0 } = useEditors(kind, id) ?? {};
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(others);
  return (
    <div role="status" className={css.note}>
      {others.length > 0 && <p>{t('facts.alsoOpen', { names })}</p>}
      {saved > version && <p>{t('facts.savedMeanwhile')}</p>}
    </div>
  );
}

import { openPageStream } from '@soccer-legends/api-client';
import type { EditedKind, FactEditors, FactSheet } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormat } from '../locales/use-format.ts';
import css from './EditorsNote.module.css';
import { factsPath } from './facts-path.ts';

export interface EditorsNoteProps {
  kind: EditedKind;
  id: number;
  /** Version of the facts when editing began. */
  version: number;
}

/** Shows who else has the same facts open in a visible tab, and whether newer changes were saved. */
export function EditorsNote({ kind, id, version }: EditorsNoteProps) {
  const t = useTexts();
  const { list } = useFormat();
  const { others = [], version: saved = 0 } = useEditors(kind, id) ?? {};
  return (
    <div role="status" className={css.note}>
      {others.length > 0 && <p>{t('facts.alsoOpen', { names: list(others) })}</p>}
      {saved > version && <p>{t('facts.savedMeanwhile')}</p>}
    </div>
  );
}

/** Returns who else edits the same facts and which version is saved; reads the facts again when the version changes. */
function useEditors(kind: EditedKind, id: number): FactEditors | undefined {
  const client = useQueryClient();
  const [editors, setEditors] = useState<FactEditors>();
  const path = factsPath(kind, id);
  useEffect(
    () =>
      openPageStream(`${path}/editors`, {
        on: { editors: (data) => setEditors(JSON.parse(data) as FactEditors) },
      }),
    [path],
  );
  const version = editors?.version;
  useEffect(() => {
    const known = client.getQueryData<FactSheet>([path])?.version;
    if (version !== undefined && version !== known) void client.invalidateQueries({ queryKey: [path] });
  }, [client, path, version]);
  return editors;
}

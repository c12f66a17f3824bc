import { SHORTEST_NAME_SEARCH } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

export function CoachesByNameDialog({ open, onClose }: SyncDialogProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const coachName = coachNames(text);
  return (
    <SyncDialog
      open={open}
      onClose={onClose}
      title="Sync Coaches by Name Search"
      action="coachesByName"
      request={coachName === undefined ? undefined : { coachName }}
    >
      <TextField
        label={t('tools.byName.coaches')}
        hint={
          <>
            <span lang="es">Mínimo 3 caracteres</span>. {t('tools.byName.list')}
          </>
        }
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </SyncDialog>
  );
}

/** Normalizes a comma-separated list of names; undefined if it is too short or contains no name. */
export function coachNames(text: string): string | undefined {
  if (text.trim().length < SHORTEST_NAME_SEARCH) return undefined;
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : undefined;
}

import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { coachNames } from './coach-names.ts';
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

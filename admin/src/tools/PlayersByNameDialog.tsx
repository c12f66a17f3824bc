import { SHORTEST_NAME_SEARCH } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

export function PlayersByNameDialog({ open, onClose }: SyncDialogProps) {
  const t = useTexts();
  const [text, setText] = useState('');
  const searchName = text.trim();
  return (
    <SyncDialog
      open={open}
      onClose={onClose}
      title="Sync Players by Name Search"
      action="playersByName"
      request={searchName.length >= SHORTEST_NAME_SEARCH ? { searchName } : undefined}
    >
      <TextField
        label={t('tools.byName.player')}
        hint={<span lang="es">Mínimo 3 caracteres</span>}
        value={text}
        onValue={setText}
      />
    </SyncDialog>
  );
}

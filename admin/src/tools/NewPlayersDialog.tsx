import { MOST_NEW_PLAYERS } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { minutesForNew } from './estimate.ts';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

const DEFAULT_COUNT = 20;

export function NewPlayersDialog({ capacity, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const most = Math.min(MOST_NEW_PLAYERS, capacity.syncCapacity);
  const [text, setText] = useState(String(Math.min(DEFAULT_COUNT, most)));
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  const fits = count >= 1 && count <= most;
  return (
    <SyncDialog
      {...dialog}
      title="Sync New Player Data"
      action="newPlayers"
      request={fits ? { playerCount: count } : undefined}
    >
      <TextField
        label={t('tools.newPlayers.count')}
        hint={t('tools.newPlayers.range', { most })}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={text}
        onValue={setText}
      />
      <p aria-live="polite">{fits && t('tools.minutes', { count: minutesForNew(count, capacity) })}</p>
    </SyncDialog>
  );
}

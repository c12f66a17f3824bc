import { MOST_NEW_PLAYERS, type SyncCapacity } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState } from 'react';
import { TextField } from '../components/Field.tsx';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

const DEFAULT_COUNT = 20;

export function NewPlayersDialog({ capacity, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  const most = Math.min(MOST_NEW_PLAYERS, capacity.syncCapacity);
  const [text, setText] = useState(String(Math.min(DEFAULT_COUNT, most)));
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  const fits = count >= 1 && count <= most;
  return (
    <SyncDialog {...dialog} title="Sync New Player Data" request={fits ? { playerCount: count } : undefined}>
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

export function ExistingPlayersDialog({ capacity, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  return (
    <SyncDialog {...dialog} title="Update Existing Players" request={capacity.syncCapacity > 0 ? null : undefined}>
      <p>{t('tools.existingPlayers.warning', { players: capacity.currentPlayers })}</p>
      <p>{t('tools.minutes', { count: minutesForUpdate(capacity) })}</p>
    </SyncDialog>
  );
}

/** Estimated seconds, until the server has measured syncs. */
const SECONDS_PER_NEW_PLAYER = 5;
const SECONDS_PER_UPDATE = 10;

function minutesForNew(players: number, { secondsForNew }: Pick<SyncCapacity, 'secondsForNew'>): number {
  return minutes(secondsForNew?.[players - 1] ?? players * SECONDS_PER_NEW_PLAYER);
}

/** Returns the estimated minutes of an update of all players for whom today's calls suffice. */
function minutesForUpdate({
  currentPlayers,
  secondsForUpdate,
}: Pick<SyncCapacity, 'currentPlayers' | 'secondsForUpdate'>): number {
  return minutes(secondsForUpdate ?? currentPlayers * SECONDS_PER_UPDATE);
}

function minutes(seconds: number): number {
  return Math.ceil(seconds / 60);
}

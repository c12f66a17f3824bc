import { useTexts } from '@soccer-legends/game-sdk/react';
import { minutesForUpdate } from './estimate.ts';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

export function ExistingPlayersDialog({ capacity, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  return (
    <SyncDialog {...dialog} title="Update Existing Players" request={capacity.syncCapacity > 0 ? null : undefined}>
      <p>{t('tools.existingPlayers.warning', { players: capacity.currentPlayers })}</p>
      <p>{t('tools.minutes', { count: minutesForUpdate(capacity) })}</p>
    </SyncDialog>
  );
}

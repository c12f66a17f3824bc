import { useTexts } from '@soccer-legends/game-sdk/react';
import { minutesForUpdate } from './estimate.ts';
import { SyncDialog, type SyncDialogProps } from './SyncDialog.tsx';

export function ExistingPlayersDialog({ capacity: { currentPlayers, syncCapacity }, ...dialog }: SyncDialogProps) {
  const t = useTexts();
  return (
    <SyncDialog
      {...dialog}
      title="Update Existing Players"
      action="existingPlayers"
      request={syncCapacity > 0 ? null : undefined}
    >
      <p>{t('tools.existingPlayers.warning', { players: currentPlayers })}</p>
      <p>{t('tools.minutes', { count: minutesForUpdate(currentPlayers) })}</p>
    </SyncDialog>
  );
}

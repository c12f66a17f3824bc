import type { SyncCapacity } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import type { ReactNode } from 'react';
import { FormDialog } from '../components/FormDialog.tsx';
import { useSyncRuns } from '../sync/context.ts';
import type { SyncActionName } from '../sync/sync-actions.ts';

export interface SyncDialogProps {
  action: SyncActionName;
  open: boolean;
  capacity: SyncCapacity;
  onClose(): void;
}

export interface SyncFormProps extends Omit<SyncDialogProps, 'capacity'> {
  title: string;
  /** Undefined while the form is invalid; null for a run without parameters. */
  request: object | null | undefined;
  children: ReactNode;
}

/** Asks for the parameters of a run and starts it. */
export function SyncDialog({ action, request, onClose, ...form }: SyncFormProps) {
  const t = useTexts();
  const { busy, starting, start } = useSyncRuns();
  // Runs of leagues wait for the run in progress.
  const isBlocked = action === 'leagues' ? starting : busy;
  return (
    <FormDialog
      {...form}
      submit={t('tools.start')}
      disabled={isBlocked || request === undefined}
      onSubmit={() => {
        start(action, request ?? undefined);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

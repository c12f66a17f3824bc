import type { SyncCapacity } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useId, type ReactNode } from 'react';
import { useSyncRuns } from '../sync/context.ts';
import type { SyncActionName } from '../sync/sync-actions.ts';
import css from './SyncDialog.module.css';

export interface SyncDialogProps {
  open: boolean;
  capacity: SyncCapacity;
  onClose(): void;
}

export interface SyncFormProps extends Omit<SyncDialogProps, 'capacity'> {
  title: string;
  action: SyncActionName;
  /** Undefined while the form is invalid; null for a run without parameters. */
  request: object | null | undefined;
  children: ReactNode;
}

/** Asks for the parameters of a run and starts it. */
export function SyncDialog({ open, onClose, title, action, request, children }: SyncFormProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const id = useId();
  const { busy, starting, start } = useSyncRuns();
  // Runs of leagues wait for the run in progress.
  const isBlocked = action === 'leagues' ? starting : busy;
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        {ui('ui.cancel')}
      </Button>
      <Button type="submit" form={id} disabled={isBlocked || request === undefined}>
        {t('tools.start')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <form
        id={id}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (request === undefined) return;
          start(action, request ?? undefined);
          onClose();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

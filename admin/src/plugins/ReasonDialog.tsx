import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useId, useState, type ReactNode } from 'react';
import { TextField } from '../parts/Field.tsx';
import css from './ReasonDialog.module.css';

const SHORTEST = 3;
const LONGEST = 500;

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  danger?: boolean;
  children: ReactNode;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks why: the reason goes into the audit log. */
export function ReasonDialog({
  open,
  title,
  confirm,
  danger = false,
  children,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const t = useTexts();
  const { t: ui } = usePlatform();
  const id = useId();
  const [reason, setReason] = useState('');
  const given = reason.trim().length >= SHORTEST;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {ui('ui.cancel')}
          </Button>
          <Button type="submit" form={id} look={danger ? 'danger' : 'primary'} disabled={!given}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!given) return;
          onConfirm(reason.trim());
          setReason('');
        }}
      >
        {children}
        <TextField
          label={t('plugins.reason')}
          hint={t('plugins.reasonHint')}
          maxLength={LONGEST}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Dialog } from '@soccer-legends/ui';
import { useId, useState, type ReactNode } from 'react';
import { TextField } from '../components/Field.tsx';
import css from './ReasonDialog.module.css';

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

export interface ReasonDialogProps {
  open: boolean;
  title: string;
  confirm: string;
  danger?: boolean;
  children: ReactNode;
  /** Called with 3 to 500 characters, without spaces around them. */
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks for the reason of an action, which goes to the audit log. */
export function ReasonDialog({ open, title, confirm, danger, children, onConfirm, onClose }: ReasonDialogProps) {
  const { t: ui } = usePlatform();
  const id = useId();
  const [reason, setReason] = useState('');
  const isValid = reason.trim().length >= MIN_LENGTH;

  function submit(): void {
    if (!isValid) return;
    onConfirm(reason.trim());
    setReason('');
  }

  /** The next action needs its own reason. */
  function cancel(): void {
    setReason('');
    onClose();
  }

  const actions = (
    <>
      <Button look="secondary" onClick={cancel}>
        {ui('ui.cancel')}
      </Button>
      <Button type="submit" form={id} look={danger ? 'danger' : 'primary'} disabled={!isValid}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={cancel} actions={actions}>
      <ReasonForm id={id} reason={reason} onReason={setReason} onSubmit={submit}>
        {children}
      </ReasonForm>
    </Dialog>
  );
}

interface ReasonFormProps {
  id: string;
  reason: string;
  children: ReactNode;
  onReason(reason: string): void;
  onSubmit(): void;
}

function ReasonForm({ id, reason, children, onReason, onSubmit }: ReasonFormProps) {
  const t = useTexts();
  return (
    <form
      id={id}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <TextField
        label={t('plugins.reason')}
        hint={t('plugins.reasonHint')}
        maxLength={MAX_LENGTH}
        value={reason}
        onValue={onReason}
      />
    </form>
  );
}

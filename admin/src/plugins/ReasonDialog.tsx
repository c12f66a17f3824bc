import { useTexts } from '@soccer-legends/game-sdk/react';
import { useState, type ReactNode } from 'react';
import { TextField } from '../components/Field.tsx';
import { FormDialog } from '../components/FormDialog.tsx';

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

export interface ReasonDialogProps {
  open: boolean;
  /** Also the label of the button. */
  title: string;
  danger?: boolean;
  children: ReactNode;
  /** Called with 3 to 500 characters, without spaces around them. */
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks for the reason of an action, which goes to the audit log. */
export function ReasonDialog({ open, title, danger = false, children, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      open={open}
      title={title}
      submit={title}
      look={danger ? 'danger' : 'primary'}
      disabled={reason.trim().length < MIN_LENGTH}
      onSubmit={() => {
        onConfirm(reason.trim());
        setReason('');
      }}
      onClose={() => {
        // The next action needs its own reason.
        setReason('');
        onClose();
      }}
    >
      {children}
      <TextField
        label={t('plugins.reason')}
        hint={t('plugins.reasonHint')}
        maxLength={MAX_LENGTH}
        value={reason}
        onValue={setReason}
      />
    </FormDialog>
  );
}

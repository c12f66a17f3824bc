import { ConfirmDialog } from '@soccer-legends/ui';
import { useState } from 'react';
import { SmallButton } from './SmallButton.tsx';

export interface ConfirmedButtonProps {
  /** Also the title of the dialog and the label of its button. */
  label: string;
  /** What the action does. */
  text: string;
  disabled?: boolean;
  onConfirm(): void;
}

/** A small button that asks for confirmation. */
export function ConfirmedButton({ label, text, disabled, onConfirm }: ConfirmedButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SmallButton disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </SmallButton>
      <ConfirmDialog
        open={isOpen}
        title={label}
        confirm={label}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

import { useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';

export interface ConfirmButtonProps {
  label: string;
  /** Title of the confirmation, its explanation, and the label of its button. */
  title: string;
  text: string;
  confirm: string;
  /** Returns why the action was rejected; undefined if it was done, which closes the dialog. */
  onConfirm(): string | undefined;
}

/** A button that asks for confirmation of an action that cannot be undone. */
export function ConfirmButton({ label, title, text, confirm, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={confirm}
        onConfirm={() => {
          if (onConfirm() === undefined) setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{text}</p>
      </ConfirmDialog>
    </>
  );
}

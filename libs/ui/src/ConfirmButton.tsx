import { useState } from 'react';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './Dialog.tsx';

export interface ConfirmButtonProps {
  label: string;
  /** The question, its explanation and the label of the button that confirms it. */
  title: string;
  text: string;
  confirm: string;
  /** Returns why the action was rejected, or undefined: the question closes only once the action was done. */
  onConfirm(): string | undefined;
}

/** A button for an action that cannot be undone: it asks first. */
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

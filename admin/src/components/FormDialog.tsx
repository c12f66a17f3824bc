import { usePlatform } from '@soccer-legends/game-sdk/react';
import { Button, Dialog, type ButtonProps } from '@soccer-legends/ui';
import { useId, type ReactNode } from 'react';
import { Form } from './Form.tsx';
import layout from './layout.module.css';

export interface FormDialogProps extends Pick<ButtonProps, 'look' | 'disabled'> {
  open: boolean;
  title: string;
  /** Label of the button that submits the form. */
  submit: string;
  children: ReactNode;
  onSubmit(): void;
  onClose(): void;
}

/** A dialog with a form, and the buttons that cancel and submit it. */
export function FormDialog({
  open,
  title,
  submit,
  look = 'primary',
  disabled = false,
  children,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const { t: ui } = usePlatform();
  const id = useId();
  const actions = (
    <>
      <Button look="secondary" onClick={onClose}>
        {ui('ui.cancel')}
      </Button>
      <Button type="submit" form={id} look={look} disabled={disabled}>
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} actions={actions}>
      <Form id={id} className={layout.fields} onSubmit={() => !disabled && onSubmit()}>
        {children}
      </Form>
    </Dialog>
  );
}

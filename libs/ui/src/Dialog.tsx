import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons at the end; a close button where absent. */
  actions?: ReactNode;
  /** Room for a table. */
  wide?: boolean;
}

/** The browser's own modal dialog: it traps the focus, closes with Escape and gives the focus back. */
export function Dialog({ open, title, onClose, children, actions, wide = false }: DialogProps) {
  const { t } = usePlatform();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    // A form begins with its first field.
    element.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus();
    // The first thing to focus may be far down, as the close button of a long text: one begins to read at the top.
    if (element.scrollTop > 0) heading.current?.focus();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={titleId}
      // React lets `close` bubble: a dialog inside this one must not close it.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div>
          <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          {children}
          <div className={css.actions}>{actions ?? <Button onClick={onClose}>{t('ui.close')}</Button>}</div>
        </div>
      )}
    </dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, children, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = usePlatform();
  const actions = (
    <>
      <Button look="secondary" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      <Button look="danger" onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onCancel} actions={actions}>
      {children}
    </Dialog>
  );
}

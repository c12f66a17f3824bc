import { usePlatform } from '@soccer-legends/game-sdk/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from './Button.tsx';
import css from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  title: string;
  /** Called for the close button, Escape and a click on the backdrop. The caller then sets `open` to false. */
  onClose(): void;
  children: ReactNode;
  /** Buttons at the end; a close button by default. */
  actions?: ReactNode;
  wide?: boolean;
}

/** A native modal dialog: traps the focus, closes with Escape and restores the focus. */
export function Dialog({ open, title, onClose, children, actions, wide = false }: DialogProps) {
  const { t } = usePlatform();
  const { dialog, heading } = useModal(open);
  const pressedOutside = useRef(false);
  const titleId = useId();

  return (
    <dialog
      ref={dialog}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={titleId}
      // React lets `close` bubble, so a dialog inside this one must not close it.
      onClose={(event) => event.target === dialog.current && onClose()}
      // Neither text selected up to the backdrop closes the dialog, nor the second press of a double click on its opener.
      onMouseDown={(event) => (pressedOutside.current = event.target === dialog.current && event.detail < 2)}
      onClick={(event) => event.target === dialog.current && pressedOutside.current && onClose()}
    >
      {open && (
        <div className={css.content}>
          <div className={css.head}>
            <h2 ref={heading} id={titleId} className={css.title} tabIndex={-1}>
              {title}
            </h2>
            {/* The shell shows a toast here, in place of the title. */}
            <div data-toasts="" data-toast-row="" data-optional />
          </div>
          {children}
          <div className={css.actions}>
            {actions ?? (
              // The content of a wide dialog has a primary button.
              <Button look={wide ? 'secondary' : 'primary'} onClick={onClose}>
                {t('ui.close')}
              </Button>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Opens and closes the dialog, and returns refs for it and for its heading. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hidesFocus = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      if (hidesFocus.current) hideFocus();
      return;
    }
    const wasVisible = visibleFocus() !== null;
    element.showModal();
    // WebKit shows the focus of a dialog, and the one it restores, even after a press of the mouse.
    hidesFocus.current = !wasVisible && visibleFocus() !== null;
    // The first field of a form gets the focus.
    element.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus();
    // With a long text, the first focusable element is far down, but reading must start at the heading.
    if (element.scrollTop > 0) heading.current?.focus();
  }, [open]);

  return { dialog, heading };
}

function visibleFocus(): HTMLElement | null {
  return document.querySelector<HTMLElement>(':focus-visible');
}

function hideFocus(): void {
  const focused = visibleFocus();
  focused?.blur();
  focused?.focus({ focusVisible: false, preventScroll: true });
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  /** `danger` by default, for an action that loses something. */
  look?: ButtonLook;
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, look = 'danger', onConfirm, onCancel } = props;
  const { t } = usePlatform();
  const actions = (
    <>
      <Button look="secondary" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
      <Button look={look} onClick={onConfirm}>
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

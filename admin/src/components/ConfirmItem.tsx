import { ConfirmDialog } from '@soccer-legends/ui';
import type { ReactNode } from 'react';

export interface ConfirmItemProps<Item> {
  /** Undefined while the dialog is closed. */
  item: Item | undefined;
  title: string;
  /** Label of the button. The default is the title. */
  confirm?: string;
  children(item: Item): ReactNode;
  onConfirm(item: Item): void;
  onClose(): void;
}

/** Asks for confirmation of an action on an item. */
export function ConfirmItem<Item>({
  item,
  title,
  confirm = title,
  children,
  onConfirm,
  onClose,
}: ConfirmItemProps<Item>) {
  return (
    <ConfirmDialog
      open={item !== undefined}
      title={title}
      confirm={confirm}
      onCancel={onClose}
      onConfirm={() => {
        if (item !== undefined) onConfirm(item);
        onClose();
      }}
    >
      {item !== undefined && children(item)}
    </ConfirmDialog>
  );
}

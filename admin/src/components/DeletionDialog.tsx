import { useApiMutation } from '../http/use-api.ts';
import { ConfirmItem, type ConfirmItemProps } from './ConfirmItem.tsx';

interface DeletionDialogProps<Item> extends Omit<ConfirmItemProps<Item>, 'onConfirm'> {
  /** Path of all items; that of one ends with its id. */
  path: string;
  /** Titles of the toasts. */
  done: string;
  failed: string;
}

/** Asks for confirmation, then deletes an item. */
export function DeletionDialog<Item extends { id: number | string }>({
  path,
  done,
  failed,
  ...dialog
}: DeletionDialogProps<Item>) {
  const deletion = useApiMutation<Item>({
    send: (http, { id }) => http.delete(`${path}/${id}`),
    onSuccess: () => ({ title: done }),
    failure: { title: failed },
  });
  return <ConfirmItem {...dialog} onConfirm={deletion.mutate} />;
}

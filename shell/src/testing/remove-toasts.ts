import { toastStore } from '../toasts/toast-store.ts';

/** Removes all toasts. The store is shared by all test files of a worker. */
export function removeToasts(): void {
  for (const { id } of toastStore.toasts()) toastStore.remove(id);
}

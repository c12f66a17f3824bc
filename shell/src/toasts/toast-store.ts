import type { ToastRequest } from '@soccer-legends/game-sdk';

export interface ShownToast extends ToastRequest {
  id: number;
  open: boolean;
}

const TOAST_LIMIT = 1;
/** Time between the dismissal of a toast and its removal, as specified. The next toast replaces it earlier. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Time until a toast closes, unless it has its own `duration`. */
export const TOAST_DURATION_MS = 5000;

export interface ToastStore {
  /** Shows a toast in the place of the current one. Returns its id. */
  add(toast: ToastRequest): number;
  dismiss(id: number): void;
  dismissAll(): void;
  remove(id: number): void;
  toasts(): readonly ShownToast[];
  subscribe(listener: () => void): () => void;
}

export function createToastStore(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function set(next: readonly ShownToast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  const remove = (id: number) => set(toasts.filter((toast) => toast.id !== id));

  function dismiss(id: number): void {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => remove(id), TOAST_REMOVE_DELAY_MS);
  }

  return {
    add(toast) {
      const id = ++lastId;
      set([{ ...toast, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
      return id;
    },
    dismiss,
    dismissAll() {
      for (const { id } of toasts) dismiss(id);
    },
    remove,
    toasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();

import { parseFragment } from './fragment.ts';

interface EntryState {
  dialog?: string;
}

const isCurrent = (entry: string): boolean => (history.state as EntryState | null)?.dialog === entry;

/**
 * Gives every open dialog an entry in the browser's history, so that Back closes it and does not leave the view. The dialog of
 * a person whom the address names has an entry already. Returns a function that ends this.
 */
export function closeDialogsOnBack(): () => void {
  /** The entries of the open dialogs, the topmost last. */
  const entries = new Map<HTMLDialogElement, string>();
  let count = 0;

  function update(dialog: HTMLDialogElement): void {
    const entry = entries.get(dialog);
    if (dialog.open && entry === undefined && !isInAddress()) {
      // Entries of an earlier document keep their states.
      const added = `${performance.timeOrigin} ${(count += 1)}`;
      entries.set(dialog, added);
      history.pushState({ ...(history.state as object | null), dialog: added }, '');
    } else if (!dialog.open && entry !== undefined) {
      entries.delete(dialog);
      // Later, because the action that closed the dialog may open another view.
      setTimeout(() => isCurrent(entry) && history.back());
    }
  }

  function onPopState(): void {
    for (const dialog of entries.keys()) if (!dialog.isConnected) entries.delete(dialog);
    const topmost = [...entries].at(-1);
    if (topmost && !isCurrent(topmost[1])) topmost[0].close();
  }

  // Not all browsers fire an event when a dialog opens.
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) update(target);
  });
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  addEventListener('popstate', onPopState);
  return () => {
    observer.disconnect();
    removeEventListener('popstate', onPopState);
  };
}

/** Whether the only open dialog is that of the person in the address. */
function isInAddress(): boolean {
  return (
    Boolean(parseFragment(location.hash)?.view['person']) && document.querySelectorAll('dialog[open]').length === 1
  );
}

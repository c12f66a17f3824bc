/** Returns what this browser tab stores of unsaved changes; undefined if there is nothing or it cannot be read. */
export function storedDraft<Draft>(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Draft);
  } catch {
    return undefined;
  }
}

/**
 * Stores unsaved changes until the tab is closed; undefined or an empty text removes them. If the storage is full, a reload
 * loses them.
 */
export function storeDraft(key: string, draft: object | string | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Unsaved changes could not be stored', error);
  }
}

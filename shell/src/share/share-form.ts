import { localStore } from '../preferences/safe-storage.ts';
import type { ShareForm } from './share-text.ts';

const KEY = 'sl:share-form';

/** Returns the form that the visitor chose last. */
export function shareForm(): ShareForm {
  return localStore.getItem(KEY) === 'words' ? 'words' : 'signs';
}

/** Remembers the form for the next time. */
export function keepShareForm(form: ShareForm): void {
  localStore.setItem(KEY, form);
}

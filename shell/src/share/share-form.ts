import { localStore } from '../preferences/safe-storage.ts';
import type { ShareForm } from './share-text.ts';

const KEY = 'sl:share-form';

/** Returns the form that this browser stores as `sl:share-form`. The default is `signs`. */
export function shareForm(): ShareForm {
  return localStore.getItem(KEY) === 'words' ? 'words' : 'signs';
}

export function keepShareForm(form: ShareForm): void {
  localStore.setItem(KEY, form);
}

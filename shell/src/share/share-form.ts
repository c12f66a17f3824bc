import { localStore } from '../preferences/safe-storage.ts';
import type { ShareForm } from './share-text.ts';

const KEY = 'sl:share-form';

export function shareForm(): ShareForm {
  return localStore.getItem(KEY) === 'words' ? 'words' : 'signs';
}

export function keepShareForm(form: ShareForm): void {
  localStore.setItem(KEY, form);
}

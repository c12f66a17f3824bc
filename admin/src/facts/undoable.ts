import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';

/** Longer than other toasts, because people often notice a mistake only after a few seconds. */
const DURATION_MS = 10_000;

/** Returns the part of a toast that offers to undo an action. */
export function undoable(t: Translate, run: () => void): Pick<ToastRequest, 'action' | 'duration'> {
  return { action: { label: t('facts.undo'), run }, duration: DURATION_MS };
}

import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';

/** Milliseconds; longer than other toasts, because a mistake is noticed late. */
const DURATION_MS = 10_000;

/** Returns the part of a toast with its button Undo. */
export function undoable(t: Translate, run: () => void): Pick<ToastRequest, 'action' | 'duration'> {
  return { action: { label: t('facts.undo'), run }, duration: DURATION_MS };
}

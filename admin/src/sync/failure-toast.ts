import type { ToastRequest } from '@soccer-legends/game-sdk';
import { errorText } from '../http/error-text.ts';

/** The text for a run that failed without a reason. */
export const DEFAULT_REASON = 'Failed to sync data';

/** Returns the toast for a call that failed. */
export function failureToast(title: string, cause: unknown): ToastRequest {
  return { title, description: errorText(cause, DEFAULT_REASON), tone: 'destructive', cause };
}

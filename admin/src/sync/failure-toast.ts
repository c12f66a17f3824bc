import type { ToastRequest } from '@soccer-legends/game-sdk';
import { errorText } from '../http/error-text.ts';

/** Reason for a run that failed without one. */
export const DEFAULT_REASON = 'Failed to sync data';

/** Returns a toast with the server's reason, or `DEFAULT_REASON` without a response. */
export function failureToast(title: string, cause: unknown): ToastRequest {
  return { title, description: errorText(cause, DEFAULT_REASON), tone: 'destructive', cause };
}

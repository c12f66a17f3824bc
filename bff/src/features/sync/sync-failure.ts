import type { SyncChange, SyncFailureCode } from '@soccer-legends/contracts';

const TEXTS = {
  canceled: 'Canceled by the administrator. What was done until then is kept.',
  crashed:
    'Interrupted: the server stopped three times at the same item. What was done until then is kept; start it again, ' +
    'and check the log of the server if it happens again.',
  outage:
    'The data service has given no answer for an hour, so the rest was not tried. What was done until then is kept; ' +
    'start it again later.',
  unanswered:
    'The data service gave no answer for five items in a row, so the rest was not tried. Start it again later.',
  internal: 'Something went wrong on our side; the log of the server has the details.',
} as const satisfies Partial<Record<SyncFailureCode, string>>;

type OwnCode = keyof typeof TEXTS;

/** Why a run or an item failed. A failure at the data service has the message of the error, which includes the detail. */
export type SyncFailure =
  { code: OwnCode } | { code: Exclude<SyncFailureCode, OwnCode>; message: string; detail?: string | undefined };

/** Returns the English text that responses contain. */
export function failureText(failure: SyncFailure): string {
  return 'message' in failure ? failure.message : TEXTS[failure.code];
}

/** Returns what a failed item stores. */
export function failedChange(failure: SyncFailure): SyncChange {
  const detail = 'message' in failure ? failure.detail : undefined;
  return { error: failureText(failure), failure: failure.code, ...(detail && { detail }) };
}

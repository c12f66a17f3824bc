import type { SyncChange, SyncFailureCode, SyncRunFailure } from '@soccer-legends/contracts';
import type { SyncRun } from './runs/sync-run.entity.ts';

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
function failureText(failure: SyncFailure): string {
  return 'message' in failure ? failure.message : TEXTS[failure.code];
}

/** Returns what a failed item stores. */
export function failedChange(failure: SyncFailure): SyncChange {
  const detail = detailOf(failure);
  return { error: failureText(failure), failure: failure.code, ...(detail && { detail }) };
}

/** Returns the columns of a run that ended. @param failure null for a completed run */
export function endColumns(
  failure: SyncFailure | null,
): Pick<SyncRun, 'status' | 'failure' | 'error' | 'failureDetail'> {
  if (!failure) return { status: 'completed', failure: null, error: null, failureDetail: null };
  const failureDetail = detailOf(failure) ?? null;
  return { status: 'failed', failure: failure.code, error: failureText(failure), failureDetail };
}

/** Returns the failure of a run as responses contain it. */
export function toRunFailure({ error, failure, failureDetail }: SyncRun): SyncRunFailure {
  return { error, failure, detail: failureDetail };
}

function detailOf(failure: SyncFailure): string | undefined {
  return 'message' in failure ? failure.detail : undefined;
}

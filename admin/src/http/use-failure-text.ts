import { SYNC_FAILURES, type Language, type SyncFailureCode } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useCallback } from 'react';

/** A failure as runs, their items and error responses contain it. */
export interface Failure {
  error?: string | null | undefined;
  failure?: SyncFailureCode | null | undefined;
  detail?: string | null | undefined;
}

export interface FailureText {
  text: string;
  language: Language;
  /** The service's own words, if `text` does not contain them. */
  detail?: string | undefined;
}

/** Returns the text followed by the detail, for a place without markup. */
export function plainReason({ text, detail }: FailureText): string {
  return detail === undefined ? text : `${text} ${detail}`;
}

/** Returns the description of a toast. */
export function toastReason(reason: FailureText): Pick<ToastRequest, 'description' | 'descriptionLanguage'> {
  return { description: plainReason(reason), descriptionLanguage: reason.language };
}

/**
 * Returns a function for the text of a failure; undefined without one. The stored text is English. Other languages show the
 * text of its code, unless the code is missing or unknown.
 */
export function useFailureText(): (failure: Failure) => FailureText | undefined {
  const t = useTexts();
  const { language } = usePlatform();
  return useCallback(
    ({ error, failure, detail }) => {
      if (language !== 'en' && SYNC_FAILURES.some((code) => code === failure))
        return { text: t(`sync.failure.${failure}`), language, detail: detail ?? undefined };
      return error ? { text: error, language: 'en' } : undefined;
    },
    [language, t],
  );
}

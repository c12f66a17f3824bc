import { ApiError } from '@soccer-legends/api-client';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useCallback } from 'react';
import { useFailureText, type FailureText } from './use-failure-text.ts';
import { errorText } from './error-text.ts';

/**
 * Returns a function for an error's text. Failures of the data service are in the language of the page, and other messages
 * of the server in English.
 */
export function useErrorText(): (error: unknown, offline?: string) => FailureText {
  const t = useTexts();
  const { language } = usePlatform();
  const failureText = useFailureText();
  /** @param offline an English text for a request without a response */
  return useCallback(
    (error, offline) => {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.failure) return failureText({ ...problem, error: problem.message })!;
      const isEnglish = problem !== undefined || offline !== undefined;
      return { text: errorText(error, offline ?? t('offline')), language: isEnglish ? 'en' : language };
    },
    [failureText, language, t],
  );
}

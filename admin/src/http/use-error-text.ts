import { ApiError } from '@soccer-legends/api-client';
import type { ProblemCode } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useCallback } from 'react';
import { useFailureText, type FailureText } from './use-failure-text.ts';

/** The codes whose messages the console translates. */
const TRANSLATED: readonly ProblemCode[] = [
  'internal',
  'overloaded',
  'rateLimited',
  'session.required',
  'session.roleRequired',
  'person.nameTaken',
  'catalogue.playerNotFound',
  'sync.alreadyRunning',
  'sync.notRunning',
  'sync.noCapacity',
  'sync.playerAlreadyLinked',
  'footballApi.quotaUsedUp',
  'footballApi.unavailable',
  'facts.conflict',
  'facts.notMergeable',
  'plugin.releaseConflict',
  'alert.notDelivered',
];

/**
 * Returns a function for an error's text: in the language of the page for failures of the data service and the errors that
 * administrators see most, otherwise the server's message in English.
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
      if (problem && language !== 'en' && TRANSLATED.includes(problem.code))
        return { text: t(`problem.${problem.code}`), language };
      const isEnglish = problem !== undefined || offline !== undefined;
      return { text: errorText(error, offline ?? t('offline')), language: isEnglish ? 'en' : language };
    },
    [failureText, language, t],
  );
}

/**
 * Returns an error's text for the administrator: the server's message, or else "status: body".
 * @param fallback text for a request without a response or an error without a message
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const { problem } = error;
    return problem ? [problem.message, ...(problem.faults ?? [])].join(' ') : error.message;
  }
  // The messages of `fetch` for a lost connection or a timeout are meant for developers.
  if (error instanceof TypeError || error instanceof DOMException) return fallback;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

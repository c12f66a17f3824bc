import { ApiError } from '@soccer-legends/api-client';
import type { Problem, ProblemCode } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { useCallback } from 'react';
import { useFormat } from '../locales/use-format.ts';
import { useFailureText, type FailureText } from './use-failure-text.ts';

/** Codes of requests that the console does not send. */
const OF_OTHERS = /^(?:careerGame|deal|devOverride\.notStaged|league|matchday|transfer|publishToken\.(?!notFound))/;

/** Whether the console has a text for a code, in its key `problem`. */
export function isTranslated(code: ProblemCode): boolean {
  return !OF_OTHERS.test(code);
}

/**
 * Returns a function that gives the text of an error. English pages show the message of the server; pages in other languages
 * have a text for each code.
 */
export function useErrorText(): (error: unknown, offline?: string) => FailureText {
  const t = useTexts();
  const { language } = usePlatform();
  const failureText = useFailureText();
  const problemText = useProblemText();
  /** @param offline an English text for a request without a response */
  return useCallback(
    (error, offline) => {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.failure) return failureText({ ...problem, error: problem.message })!;
      if (problem) return problemText(problem);
      return { text: errorText(error, offline ?? t('offline')), language: offline === undefined ? language : 'en' };
    },
    [failureText, language, problemText, t],
  );
}

function useProblemText(): (problem: Problem) => FailureText {
  const t = useTexts();
  const { language } = usePlatform();
  const { seconds } = useFormat();
  return useCallback(
    ({ code, message, values = {}, faults }) => {
      if (language === 'en' || !isTranslated(code)) return { text: message, language: 'en' };
      const { role, seconds: wait, reason } = values;
      const worded = {
        ...values,
        ...(role !== undefined && { role: t(`administrators.roles.${role}`) }),
        ...(wait !== undefined && { wait: seconds(Number(wait)) }),
      };
      const detail = reason === undefined ? faults?.join('; ') : String(reason);
      return { text: t(`problem.${code}`, worded), language, detail };
    },
    [language, seconds, t],
  );
}

/** Returns the text of an error without a `Problem` from the server: "status: body", or the error's message. */
function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message;
  // The messages of `fetch` for a lost connection or a timeout are meant for developers.
  if (error instanceof TypeError || error instanceof DOMException) return fallback;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

import { ApiError } from '@soccer-legends/api-client';

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

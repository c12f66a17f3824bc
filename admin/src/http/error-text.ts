import { ApiError } from '@soccer-legends/api-client';

/**
 * Returns the text of an error for the administrator: the server's message, or "status: body" without one.
 * @param fallback for a request without a response, or an error without a message.
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) {
    const { problem } = error;
    return problem ? [problem.message, ...(problem.faults ?? [])].join(' ') : error.message;
  }
  // The messages of `fetch` without a connection and after a timeout are for developers.
  if (error instanceof TypeError || error instanceof DOMException) return fallback;
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

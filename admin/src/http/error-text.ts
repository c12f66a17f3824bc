import { ApiError } from '@soccer-legends/api-client';

/**
 * What an error tells the administrator: the server's own words where it has some, else "status: body".
 * @param otherwise where no answer came, or the error has no words.
 */
export function errorText(fault: unknown, otherwise: string): string {
  if (fault instanceof ApiError) {
    const { problem } = fault;
    return problem ? [problem.message, ...(problem.faults ?? [])].join(' ') : fault.message;
  }
  // What `fetch` throws without a connection, and when its time is over, is for programmers.
  if (fault instanceof TypeError || fault instanceof DOMException) return otherwise;
  return fault instanceof Error && fault.message !== '' ? fault.message : otherwise;
}

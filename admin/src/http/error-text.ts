import { ApiError } from '@soccer-legends/api-client';

/** What an error tells the administrator: the server's own words where it has some, else "status: body". */
export function errorText(fault: unknown, otherwise: string): string {
  if (fault instanceof ApiError) {
    const { problem } = fault;
    return problem ? [problem.message, ...(problem.faults ?? [])].join(' ') : fault.message;
  }
  return fault instanceof Error && fault.message !== '' ? fault.message : otherwise;
}

import type { Clock } from '../environment/clock.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';
import { MigrationFailed } from './migrate.ts';
import { isOwnDiskError, isStorageUnavailable } from './transient-errors.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
const REPORT_EVERY_MS = 60_000;

/**
 * Repeats `attempt` while the database is starting, overloaded or unreachable. Rejects at once with any other error, such as
 * a wrong password or a full disk of this machine.
 *
 * @param report called at the first failure and then once a minute
 */
export async function retryWhileUnreachable<Result>(
  attempt: () => Promise<Result>,
  clock: Clock,
  report: (message: string) => void,
): Promise<Result> {
  let sinceReport = REPORT_EVERY_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (fault) {
      if (!isTemporary(fault)) throw fault;
      if (sinceReport >= REPORT_EVERY_MS) {
        report(messageOf(fault));
        sinceReport = 0;
      }
    }
    await clock.wait(wait);
    sinceReport += wait;
  }
}

function isTemporary(fault: unknown): fault is Error {
  const cause = fault instanceof DatabaseUnreachable || fault instanceof MigrationFailed ? fault.cause : fault;
  return isStorageUnavailable(cause) && !isOwnDiskError(cause);
}

function messageOf(fault: Error): string {
  const { message } = fault;
  const what =
    fault instanceof DatabaseUnreachable
      ? message
      : `The database stopped responding while the server started (${message.split('\n')[0]}).`;
  return `${what} Trying again until it responds.`;
}

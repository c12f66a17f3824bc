import type { Clock } from '../environment/clock.ts';
import { MigrationFailed } from './migrate.ts';
import { isOwnDiskError, isStorageUnavailable } from './transient-errors.ts';
import { OperatorError } from '../environment/operator-error.ts';

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
    } catch (error) {
      if (!isTemporary(error)) throw error;
      if (sinceReport >= REPORT_EVERY_MS) {
        report(messageOf(error));
        sinceReport = 0;
      }
    }
    await clock.wait(wait);
    sinceReport += wait;
  }
}

function isTemporary(error: unknown): error is Error {
  const cause = error instanceof DatabaseUnreachable || error instanceof MigrationFailed ? error.cause : error;
  return isStorageUnavailable(cause) && !isOwnDiskError(cause);
}

function messageOf(error: Error): string {
  const { message } = error;
  const what =
    error instanceof DatabaseUnreachable
      ? message
      : `The database stopped responding while the server started (${message.split('\n')[0]}).`;
  return `${what} Trying again until it responds.`;
}

export class DatabaseUnreachable extends OperatorError {
  /** @param databaseUrl may contain a password, which the message omits */
  constructor(databaseUrl: string, cause: unknown) {
    const { host, pathname } = new URL(databaseUrl);
    super(
      `The database "${decodeURIComponent(pathname.slice(1))}" at ${host} cannot be used (${reasonOf(cause)}). ` +
        'Is PostgreSQL running there, and is DATABASE_URL right?',
      { cause },
    );
  }
}

function reasonOf(cause: unknown): string {
  const { message, code } = cause as { message?: string; code?: string };
  return message?.split('\n')[0] || code || 'no reason given';
}

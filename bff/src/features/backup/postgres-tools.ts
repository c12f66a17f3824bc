import { spawn } from 'node:child_process';
import { takeTlsParameters } from '../../platform/database/postgres-connection.ts';
import { OperatorError } from '../../platform/environment/operator-error.ts';

class PostgresToolFailed extends OperatorError {}

/**
 * Dumps a database with `pg_dump` in its custom format. Throws `PostgresToolFailed`.
 *
 * @param snapshot id from `pg_export_snapshot()`, whose transaction must stay open
 */
export function dumpPostgres(databaseUrl: string, file: string, snapshot: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${file}`];
  return runTool('pg_dump', databaseUrl, options);
}

/** Restores a dump in one transaction with `pg_restore`. Throws `PostgresToolFailed`. */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  return runTool('pg_restore', databaseUrl, [...options, file]);
}

function runTool(tool: string, databaseUrl: string, options: readonly string[]): Promise<void> {
  const { url, password } = toLibpq(databaseUrl);
  const child = spawn(tool, [`--dbname=${url}`, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...ownVariables(), PGPASSWORD: password },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(new PostgresToolFailed(`${tool} is not installed. Install the PostgreSQL client programs.`)),
    );
    // Unlike `exit`, this event comes after the last output.
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(
            new PostgresToolFailed(
              `${tool} failed; check DATABASE_URL and the version of ${tool}: ${output.trim().slice(0, 500)}`,
            ),
          ),
    );
  });
}

/** Returns the variables that libpq reads, such as PGSSLROOTCERT, and none of the server's secrets. */
function ownVariables(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) => /^(?:PATH|HOME|PG[A-Z]+)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}

/** Parameters that only the server's driver supports. `pg_dump` rejects a URL with an unknown parameter. */
const DRIVER_ONLY = ['uselibpqcompat', 'statement_timeout', 'lock_timeout', 'query_timeout'];

interface LibpqConnection {
  /** For `--dbname`, without the password: all users of the machine can see the arguments of a process. */
  url: string;
  /** For the environment variable PGPASSWORD. */
  password: string;
}

/** Translates the server's connection URL for the PostgreSQL programs. */
export function toLibpq(databaseUrl: string): LibpqConnection {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password || (url.searchParams.get('password') ?? ''));
  url.password = '';
  url.searchParams.delete('password');
  // As the server itself reads them.
  for (const [name, value] of Object.entries(takeTlsParameters(url))) if (value) url.searchParams.set(name, value);
  for (const name of DRIVER_ONLY) url.searchParams.delete(name);
  return { url: url.href, password };
}

import { spawn } from 'node:child_process';
import { toLibpq } from './libpq-url.ts';

export class PostgresToolFailed extends Error {}

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

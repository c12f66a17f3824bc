import { spawn } from 'node:child_process';

/** `pg_dump` or `pg_restore` failed or is not installed. */
export class PostgresToolFailed extends Error {}

/** Runs `pg_dump` in its custom format: a consistent snapshot while the site keeps running. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  return runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

/** Runs `pg_restore` into an empty database in one transaction. */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { pathname } = new URL(databaseUrl);
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  return runTool('pg_restore', databaseUrl, [...options, `--dbname=${pathname.slice(1)}`, file]);
}

// The password is passed in the environment, because arguments are visible to all users of the machine.
function runTool(tool: string, databaseUrl: string, options: readonly string[]): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const child = spawn(tool, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(new PostgresToolFailed(`${tool} is not installed. Install the PostgreSQL client programs.`)),
    );
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new PostgresToolFailed(`${tool} failed: ${output.trim().slice(0, 500)}`)),
    );
  });
}
